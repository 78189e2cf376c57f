import { Badge, Section } from '@forecourt/ui';
import styles from './recent-work.module.css';
import { WorkPicture } from './work-picture.tsx';
import { WORKS } from './works.ts';

export function RecentWork() {
  return (
    <Section surface="quiet" labelledBy="recent-work-heading">
      <h2 id="recent-work-heading">Recent Work</h2>
      <ul className={styles.works}>
        {WORKS.map((work) => (
          <li key={work.picture} className={styles.work}>
            <WorkPicture
              work={work}
              sizes="(min-width: 1280px) 400px, (min-width: 768px) 45vw, 90vw"
              className={styles.picture}
            />
            <div className={styles.caption}>
              <Badge tone="ink">{work.category}</Badge>
              <h3>{work.title}</h3>
              <p className="small muted">{work.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
