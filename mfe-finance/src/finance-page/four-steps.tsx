import { financeSteps } from '@forecourt/content';
import { buttonClass } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';
import styles from './four-steps.module.css';

export function FourSteps() {
  return (
    <>
      <h2 id={financeSteps.id} className={styles.title}>
        {financeSteps.title}
      </h2>
      <ol className={styles.steps}>
        {financeSteps.items.map(({ title, text }) => (
          <li key={title}>
            <h3 className="h5">{title}</h3>
            <p className="small muted">{text}</p>
          </li>
        ))}
      </ol>
      <Link to="/vehicles" className={buttonClass({ variant: 'dark' })}>
        Browse Our Vehicle Collection
      </Link>
    </>
  );
}
