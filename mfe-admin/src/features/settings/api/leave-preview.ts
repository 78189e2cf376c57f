import { LEAVE_PREVIEW_PATH } from '@forecourt/contracts';

let isOpen = false;

/** Notes that this browser has opened a preview of settings. */
export const previewOpened = (): void => {
  isOpen = true;
};

/** Ends a preview of settings in this browser: what was looked at is saved, or older than what is live. */
export async function leavePreview(): Promise<void> {
  const badge = document.querySelector('#preview-badge[data-draft]');
  if (!isOpen && !badge) return;
  isOpen = false;
  // If it fails, the preview ends by itself within the hour, and its badge goes on saying what it is.
  const { ok, type } = await fetch(LEAVE_PREVIEW_PATH, { method: 'POST', redirect: 'manual' }).catch(() => Response.error());
  if (ok || type === 'opaqueredirect') badge?.remove();
}
