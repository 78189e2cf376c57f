import type { Settings } from '../settings.ts';
import { localOutbox } from './local-outbox.ts';
import type { Publishers } from './publisher.ts';

/** Where the posts of each platform go. */
export const publishersOf = ({ SOCIAL_DIR }: Settings): Publishers => {
  const outbox = localOutbox(SOCIAL_DIR);
  return { facebook: outbox, instagram: outbox };
};
