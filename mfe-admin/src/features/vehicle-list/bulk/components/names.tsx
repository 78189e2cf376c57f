import { formatNumber } from '@forecourt/rules';

/** More would hide what stands below. */
const SHOWN = 8;

/** The first of these names, and how many more there are. */
export function Names({ of: names }: { readonly of: readonly string[] }) {
  const more = names.length - SHOWN;
  return (
    <ul className="stack gap-1 small">
      {names.slice(0, SHOWN).map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two vans may have the same name, and the list does not change
        <li key={index}>{name}</li>
      ))}
      {more > 0 && <li className="muted">and {formatNumber(more)} more</li>}
    </ul>
  );
}
