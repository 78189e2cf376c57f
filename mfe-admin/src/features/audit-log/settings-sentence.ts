import { type AuditEntry, fieldLabel } from '@forecourt/contracts';
import { valueChanged } from './value-changed.ts';

const DONE: Readonly<Record<string, string>> = {
  'settings.changed': 'Settings changed',
  'settings.restored': 'Earlier settings put back',
};
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "finance.annualRatePercent" → "annual rate": the last part says enough, except of whom a name is. */
const settingName = (path: string): string => {
  const [group, last = path] = path.split('.');
  const label = fieldLabel(last) ?? path;
  return group === 'webBuilder' ? `web builder's ${label}` : label;
};

/** "Settings changed: annual rate: 9.9 → 10.9; delivery policy changed"; entries from before say no more than that. */
export function settingsSentence({ action, fields, changes }: AuditEntry): string | undefined {
  const done = DONE[action];
  if (done === undefined) return undefined;
  const told = new Set(changes.map(({ field }) => field));
  const rest = fields.filter((field) => !told.has(field)).map(settingName);
  const values = changes.map((change) => valueChanged(settingName(change.field), change));
  const all = [...values, ...(rest.length > 0 ? [`${list.format(rest)} changed`] : [])];
  return all.length > 0 ? `${done}: ${all.join('; ')}` : done;
}
