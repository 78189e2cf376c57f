import type { ReleaseOverview } from '@forecourt/contracts';
import { Badge, Button, ChevronDown, Icon } from '@forecourt/ui';
import { useState } from 'react';
import { partWords } from '../part-words.ts';
import { ReleaseActions } from './release-actions.tsx';
import styles from './release-card.module.css';
import { ReleaseHistory } from './release-history.tsx';
import { ReleaseState } from './release-state.tsx';

/** Of the heading of a part's card. */
export const headingId = (name: string): string => `release-${name}`;

/** A part of the site: what is live of it, what happens to it, and its history. */
export function ReleaseCard({ release }: { readonly release: ReleaseOverview }) {
  const [isOpen, setOpen] = useState(false);
  const { name, serial, candidate, lock } = release;
  const id = headingId(name);
  const part = partWords(name);
  return (
    <article aria-labelledby={id} className="rounded-lg edged paper">
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 id={id} tabIndex={-1} className={styles.name}>
            {part.name}
          </h2>
          {candidate && <Badge tone="orange">{`On trial: ${candidate.percent}%`}</Badge>}
          {lock && <Badge tone="ink">Locked</Badge>}
          {!candidate && !lock && <Badge tone="green">Live</Badge>}
          <p className={styles.area}>{part.area}</p>
        </header>
        <ReleaseState release={release} />
        <div className={styles.actions}>
          <ReleaseActions release={release} />
          <Button size="small" aria-expanded={isOpen} aria-controls={`${id}-history`} onClick={() => setOpen(!isOpen)}>
            <Icon of={ChevronDown} small className={isOpen ? styles.turned : undefined} />
            History
          </Button>
        </div>
      </div>
      <div id={`${id}-history`} hidden={!isOpen}>
        {isOpen && <ReleaseHistory name={name} serial={serial} />}
      </div>
    </article>
  );
}
