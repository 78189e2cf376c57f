import type { SettingsVersion } from '@forecourt/contracts';
import { buttonClass } from '@forecourt/ui';
import { OverlayLink } from '../../../address/overlay-link.tsx';
import { useByWhom } from '../../../notes/use-colleague-name.ts';
import { momentInWords } from '../../../time/moment-in-words.ts';
import { Changes } from './changes.tsx';
import styles from './versions.module.css';

/** How the settings have changed, newest first. A change is undone together with those after it. */
export function Versions({ versions }: { readonly versions: readonly SettingsVersion[] }) {
  return (
    <section aria-labelledby="settings-versions" className="rounded-lg edged paper">
      <h2 id="settings-versions" className={styles.title}>
        Changes
      </h2>
      <ol className={styles.versions}>
        {versions.map((version, index) => (
          <Version key={version.serial} version={version} place={index + 1} />
        ))}
      </ol>
    </section>
  );
}

/** @param place counts from the newest, 1. */
function Version({ version, place }: { readonly version: SettingsVersion; readonly place: number }) {
  const isLive = place === 1;
  const byWhom = useByWhom();
  const { serial, by, at, restores, changed } = version;
  const when = at === null ? 'From the start' : momentInWords(at);
  return (
    <li className={styles.version}>
      <div className={styles.words}>
        <p className="ink">
          {by === null ? 'As they were set up' : `${restores === null ? 'Changed' : 'Undone'} ${byWhom(by)}`}
          {isLive && <span className={styles.live}>Live</span>}
        </p>
        <p className="muted tabular">{at === null ? when : <time dateTime={at}>{when}</time>}</p>
        <Changes changes={changed} />
      </div>
      {serial > 0 && (
        <OverlayLink
          open={{ do: `undo.${serial}` }}
          className={buttonClass({ size: 'small' })}
          aria-label={isLive ? 'Undo the last change' : `Undo to here: the last ${place} changes`}
        >
          {isLive ? 'Undo' : 'Undo to here'}
        </OverlayLink>
      )}
    </li>
  );
}
