import type { ComponentType } from 'react';

/** One numbered section of a policy. */
export interface PolicySection {
  /** The anchor. Other pages link to it, so it stays when the title changes. */
  readonly id: string;
  readonly title: string;
  readonly Text: ComponentType;
}
