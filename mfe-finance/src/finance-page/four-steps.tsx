import { buttonClass } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';
import styles from './four-steps.module.css';

const STEPS = [
  { name: 'Choose a vehicle', text: 'Pick one of our vans or tell us what you need.' },
  { name: 'Calculate payments', text: 'Set a deposit and term that suit your budget.' },
  { name: 'Submit an application', text: 'It takes ten minutes, by phone or at the showroom.' },
  { name: 'Drive away', text: 'Sign, collect and get to work.' },
];

export function FourSteps() {
  return (
    <>
      <h2 id="steps-heading" className={styles.title}>
        Four steps to your new van
      </h2>
      <ol className={styles.steps}>
        {STEPS.map(({ name, text }) => (
          <li key={name}>
            <h3 className="h5">{name}</h3>
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
