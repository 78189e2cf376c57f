import type { ReleaseOverview } from '@forecourt/contracts';
import { Badge, Button, ChevronDown, Icon } from '@forecourt/ui';
import { useId, useRef, useState } from 'react';
import { useColleagueName } from '../../../notes/use-colleague-name.ts';
import { partWords } from '../part-words.ts';
import { liveSentence, lockSentence, takenBackSentence } from '../release-sentences.ts';
import { ReleaseActions } from './release-actions.tsx';
import styles from './release-card.module.css';
import { ReleaseHistory } from './release-history.tsx';
import { TrialNotice } from './trial-notice.tsx';

/** A part of the site: what is live of it, what happens to it, and its history. */
export function ReleaseCard({ release }: { readonly release: ReleaseOverview }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(false);
  const nameOf = useColleagueName();
  const { name, serial, previous, candidate, lock, takenBack } = release;
  const part = partWords(name);
  return (
    <article aria-labelledby={id} className="rounded-lg edged paper">
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 ref={heading} id={id} tabIndex={-1} className={styles.name}>
            {part.name}
          </h2>
          {candidate && <Badge tone="orange">{`On trial: ${candidate.percent}%`}</Badge>}
          {lock && <Badge tone="ink">Locked</Badge>}
          {!candidate && !lock && <Badge tone="green">Live</Badge>}
          <p className={styles.area}>{part.area}</p>
        </header>
        <p className={styles.live}>
          {liveSentence(release, nameOf)}
          {!previous && !candidate && ' There is no earlier release to roll back to.'}
        </p>
        {candidate && <TrialNotice trial={candidate} seen={release.seen} nameOf={nameOf} />}
        {takenBack && <p className={styles.takenBack}>{takenBackSentence(takenBack, nameOf)}</p>}
        {lock && <p className={styles.lock}>{lockSentence(lock, nameOf)} Nothing changes it until it is unlocked.</p>}
        <div className={styles.actions}>
          <ReleaseActions release={release} onDone={() => heading.current?.focus({ preventScroll: true })} />
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
