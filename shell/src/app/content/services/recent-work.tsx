import { recentWork } from '@forecourt/content';
import { Badge, Section } from '@forecourt/ui';
import styles from './recent-work.module.css';
import { WorkPicture } from './work-picture.tsx';

export function RecentWork() {
  const { id, title, items } = recentWork;
  return (
    <Section surface="quiet" labelledBy={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.works}>
        {items.map((work) => (
          <li key={work.picture} className={styles.work}>
            <WorkPicture
              work={work}
              sizes="(min-width: 1280px) 400px, (min-width: 768px) 45vw, 90vw"
              className={styles.picture}
            />
            <div className={styles.caption}>
              <Badge tone="ink">{work.note}</Badge>
              <h3>{work.title}</h3>
              <p className="small muted">{work.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
