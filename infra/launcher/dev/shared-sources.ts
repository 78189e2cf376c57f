/** Packages that the shell shares with every micro-frontend: when one changes, the shell is built again. */
export const SHARED = ['packages/ui', 'packages/web-kit', 'packages/content', 'packages/rules'] as const;
