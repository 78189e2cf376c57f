const items = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main li[data-index]')];

/** The van of the list that has the focus. */
const current = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('main li[data-index]') ?? null;

const isInSight = (item: HTMLElement): boolean => item.getBoundingClientRect().top >= 0;

/** Moves the focus to the van below or above, or from elsewhere to the first one in sight. */
export function moveToVan(by: 1 | -1): void {
  const all = items();
  const from = current();
  const to = from ? all[all.indexOf(from) + by] : all.find(isInSight);
  const name = to?.querySelector<HTMLElement>('h2 a');
  name?.focus({ preventScroll: true });
  to?.scrollIntoView({ block: 'center' });
}

/** Opens the editor of the van that has the focus. */
export const editVan = (): void => current()?.querySelector<HTMLElement>('a[title="Edit"]')?.click();
