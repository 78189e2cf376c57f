import type { ReleaseOverview } from '@forecourt/contracts';
import { useByWhom } from '../../../notes/use-colleague-name.ts';
import { actionsOf } from '../release-actions.ts';
import { liveSentence, lockSentence, takenBackSentence, takenBackVersion } from '../release-sentences.ts';
import styles from './release-state.module.css';
import { TrialNotice } from './trial-notice.tsx';
import { Version } from './version.tsx';

/** What holds for a part: what is live, on trial, taken back and locked. */
export function ReleaseState({ release }: { readonly release: ReleaseOverview }) {
  const byWhom = useByWhom();
  const { stable, previous, candidate, lock, takenBack } = release;
  return (
    <>
      <div>
        <p className={styles.live}>
          {liveSentence(release, byWhom)}
          {!candidate && !lock && !actionsOf(release).includes('roll-back') && ' There is no earlier release to roll back to.'}
          {previous && candidate && ' It can be rolled back once the trial has ended.'}
        </p>
        <Version>{stable.version}</Version>
      </div>
      {candidate && <TrialNotice trial={candidate} seen={release.seen} isLocked={lock !== null} byWhom={byWhom} />}
      {takenBack && (
        <div className={styles.takenBack}>
          <p>{takenBackSentence(takenBack, byWhom)}</p>
          <Version>{takenBackVersion(takenBack)}</Version>
        </div>
      )}
      {lock && <p className={styles.lock}>{lockSentence(lock, candidate, byWhom)}</p>}
    </>
  );
}
