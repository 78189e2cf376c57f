/** Selects every button, and everything that looks like one, in all micro-frontends: each adds its own class prefix. */
export const BUTTONS = 'button, [class*="_button_"]';
