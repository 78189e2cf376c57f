import type { SettingsVersion } from '@forecourt/contracts';
import { buttonClass } from '@forecourt/ui';
import { OverlayLink } from '../../../address/overlay-link.tsx';
import { useByWhom } from '../../../notes/use-colleague-name.ts';
import { momentInWords } from '../../../time/moment-in-words.ts';
import { settingLabel } from '../field-label.ts';
import styles from './versions.module.css';

/** What the settings were, newest first; each earlier version can be put back. */
export function Versions({ versions }: { readonly versions: readonly SettingsVersion[] }) {
  return (
    <section aria-labelledby="settings-versions" className="rounded-lg edged paper">
      <h2 id="settings-versions" className={styles.title}>
        Versions
      </h2>
      <ol className={styles.versions}>
        {versions.map((version, index) => (
          <Version key={version.serial} version={version} isLive={index === 0} />
        ))}
      </ol>
    </section>
  );
}

function Version({ version, isLive }: { readonly version: SettingsVersion; readonly isLive: boolean }) {
  const byWhom = useByWhom();
  const { serial, by, at, restores, changed } = version;
  const when = at === null ? 'From the start' : momentInWords(at);
  return (
    <li className={styles.version}>
      <div className={styles.words}>
        <p className="ink">
          {by === null ? 'As they were set up' : `${restores === null ? 'Changed' : 'An earlier version put back'} ${byWhom(by)}`}
          {isLive && <span className={styles.live}>Live</span>}
        </p>
        <p className="muted tabular">{at === null ? when : <time dateTime={at}>{when}</time>}</p>
        {changed.length > 0 && (
          <ul className={styles.changes}>
            {changed.map(({ field, from, to }) => (
              <li key={field}>
                {settingLabel(field)}: {from === null ? 'empty' : <del>{from}</del>} → {to === null ? 'empty' : <ins>{to}</ins>}
              </li>
            ))}
          </ul>
        )}
      </div>
      {!isLive && (
        <OverlayLink
          open={{ do: `restore.${serial}` }}
          className={buttonClass({ size: 'small' })}
          aria-label={`Put back the version: ${when}`}
        >
          Put back
        </OverlayLink>
      )}
    </li>
  );
}
