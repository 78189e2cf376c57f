/** The shortcuts beside those of the tabs, in the order of the help sheet. The words are those of the screen. */
export const SHORTCUTS = [
  { action: 'search', key: '/', shown: '/', words: 'Search' },
  { action: 'add', key: 'n', shown: 'N', words: 'Add Vehicle' },
  { action: 'next', key: 'j', shown: 'J', words: 'Next van in the list' },
  { action: 'previous', key: 'k', shown: 'K', words: 'Previous van in the list' },
  { action: 'edit', key: 'e', shown: 'E', words: 'Edit the van that has the focus' },
  { action: 'selected', key: 'b', shown: 'B', words: 'What to do with the selected vans' },
  { action: 'help', key: '?', shown: '?', words: 'Keyboard shortcuts' },
] as const;

/** What a key does: one of the shortcuts, saving the open form, or going to a tab by its place. */
export type Action = (typeof SHORTCUTS)[number]['action'] | 'save' | { readonly tab: number };

export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** In a field that takes characters. */
  readonly isTyping: boolean;
  /** A dialog is open over the page. */
  readonly isInDialog: boolean;
}

/** What a press of a key asks for, if anything. A single character does nothing while somebody types or a dialog is open (WCAG 2.1.4). */
export function actionOf({ key, ctrlKey, metaKey, altKey, isTyping, isInDialog }: Press): Action | undefined {
  const pressed = key.toLowerCase();
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return pressed === 's' && isInDialog ? 'save' : undefined;
  if (isTyping || isInDialog) return undefined;
  if (/^[1-9]$/.test(pressed)) return { tab: Number(pressed) };
  return SHORTCUTS.find((shortcut) => shortcut.key === pressed)?.action;
}
