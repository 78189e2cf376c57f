import type { Trial, TrialSeen } from '@forecourt/contracts';
import { classes } from '@forecourt/ui';
import { type ByWhom, nextStepSentence, seenSentence, trialSentence } from '../release-sentences.ts';
import styles from './trial-notice.module.css';
import { Version } from './version.tsx';

interface TrialNoticeProps {
  readonly trial: Trial;
  readonly seen: TrialSeen | null;
  readonly isLocked: boolean;
  readonly byWhom: ByWhom;
}

/** How the trial of a release does, and what comes next. */
export function TrialNotice({ trial, seen, isLocked, byWhom }: TrialNoticeProps) {
  const shares = [...new Set([...trial.steps, 100])];
  return (
    <div className={styles.trial}>
      <p className="ink">{trialSentence(trial, byWhom)}</p>
      <ol className={styles.steps} aria-label="Steps of the trial">
        {shares.map((share) => (
          <li
            key={share}
            className={classes(styles.step, share <= trial.percent && styles.reached)}
            aria-current={share === trial.percent ? 'step' : undefined}
          >
            {share === 100 ? 'Everybody' : `${share}%`}
          </li>
        ))}
      </ol>
      <p className="ink">{seenSentence(seen)}</p>
      <div className="small muted">
        {!isLocked && <p>{nextStepSentence(trial, seen)}</p>}
        <Version what="Version on trial:">{trial.version}</Version>
      </div>
    </div>
  );
}
