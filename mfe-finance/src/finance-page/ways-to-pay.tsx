import { waysToPay } from '@forecourt/content';
import styles from './ways-to-pay.module.css';

export function WaysToPay() {
  const { id, title, items, ending } = waysToPay;
  return (
    <div>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.ways}>
        {items.map(({ id, title, text, points }) => (
          <article key={id} className={styles.way}>
            <h3 id={id}>{title}</h3>
            <div className={styles.text}>
              <p className="ink medium">{text}</p>
              {points.map((point) => (
                <p key={point}>{point}</p>
              ))}
            </div>
          </article>
        ))}
      </div>
      <p className={styles.note}>{ending}</p>
    </div>
  );
}
