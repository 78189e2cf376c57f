/** The vans that are selected, by their id. */
export interface Selection {
  readonly ids: ReadonlySet<number>;
  /** The van pressed last, where a range begins. */
  readonly anchor: number | null;
}

export const NONE_SELECTED: Selection = { ids: new Set(), anchor: null };

/**
 * The selection after a press on a van: turned on or off, and with it, in a range, every van between it and the last one pressed.
 * @param shown the ids of the list, in its order.
 */
export function pressed({ ids, anchor }: Selection, id: number, shown: readonly number[], isRange: boolean): Selection {
  const isOn = !ids.has(id);
  const from = isRange && anchor !== null ? shown.indexOf(anchor) : -1;
  const to = shown.indexOf(id);
  const range = from < 0 || to < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  const next = new Set(ids);
  for (const one of range) {
    if (isOn) next.add(one);
    else next.delete(one);
  }
  return { ids: next, anchor: id };
}

/** With these vans as well. */
export const withAll = ({ ids, anchor }: Selection, more: readonly number[]): Selection => ({
  ids: new Set([...ids, ...more]),
  anchor,
});

/** Without these vans. */
export const without = ({ ids, anchor }: Selection, gone: ReadonlySet<number>): Selection => ({
  ids: new Set([...ids].filter((id) => !gone.has(id))),
  anchor,
});
