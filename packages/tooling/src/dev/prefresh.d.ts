declare module '@prefresh/utils' {
  /** Puts the new versions of components in the place of the old ones. */
  export function flush(): void;
}
