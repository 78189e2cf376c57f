import { ArrowRight, Icon } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';
import styles from './section-head.module.css';

interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  readonly more?: { readonly to: string; readonly label: string };
}

export function SectionHead({ id, title, more }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {more && (
        <Link to={more.to} className={styles.more}>
          <span>{more.label}</span>
          <Icon of={ArrowRight} className={styles.arrow} />
        </Link>
      )}
    </div>
  );
}
