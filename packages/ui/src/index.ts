/// <reference path="./css-modules.d.ts" />
/** The design system. Load `@forecourt/ui/tokens.css` and `@forecourt/ui/base.css` once, in the shell. */
export * from './badge/badge.tsx';
export * from './brand/logo-mark.tsx';
export * from './button/button.tsx';
export * from './button/buttons.ts';
export * from './call/closing-call.tsx';
export * from './call/phone-card.tsx';
export type * from './call/telephone.ts';
export * from './classes.ts';
export * from './dialog/dialog.tsx';
export * from './dialog/dialog-buttons.tsx';
export * from './feedback/blank.tsx';
export * from './feedback/skeleton.tsx';
export * from './feedback/verified.tsx';
export * from './field/field.tsx';
export * from './field/form-field.tsx';
export * from './field/password-input.tsx';
export * from './icon/icon.tsx';
export * from './icon/platform-marks.ts';
export * from './layout/layout.tsx';
export * from './picture/picture.tsx';
export * from './picture/van-outline.tsx';
export * from './prices/prices.tsx';
export * from './search/stock-search.tsx';
export * from './switch/switch.tsx';
