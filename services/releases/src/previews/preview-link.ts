import { OPEN_PREVIEW_PATH, PREVIEW_SECONDS, type Preview, type PreviewLink } from '@forecourt/contracts';
import { signPreview } from '@forecourt/server-kit';

/** The end of a preview that begins now. */
export const previewEnd = (): string => new Date(Date.now() + PREVIEW_SECONDS * 1_000).toISOString();

/** @param privateKey of the registry's entries. */
export const linkTo = async (preview: Preview, privateKey: string): Promise<PreviewLink> => ({
  path: `${OPEN_PREVIEW_PATH}?token=${await signPreview(preview, privateKey)}`,
  until: preview.until,
});
