import { BadgeCheck, Icon } from '../icon/icon.tsx';
import styles from './verified.module.css';

interface VerifiedProps {
  /** A level-three heading. */
  readonly title: string;
  readonly children: string;
}

/** A green notice: what a register has confirmed. */
export function Verified({ title, children }: VerifiedProps) {
  return (
    <div className={styles.panel}>
      <Icon of={BadgeCheck} />
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className="small body">{children}</p>
      </div>
    </div>
  );
}
