import { settingLabel } from '../field-label.ts';
import type { SettingsChange } from '../net-changes.ts';
import styles from './changes.module.css';

/** Values before and after. */
export function Changes({ changes }: { readonly changes: readonly SettingsChange[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {settingLabel(field)}: {from === null ? 'empty' : <del>{from}</del>} → {to === null ? 'empty' : <ins>{to}</ins>}
        </li>
      ))}
    </ul>
  );
}
