import { type Preview, previewSchema } from '@forecourt/contracts';
import { readSignedText, signText } from './signed-text.ts';

const TYPE = 'preview';

/** Signs what a preview link shows. @param privateKey PKCS#8 PEM of the key that signs the registry's entries. */
export const signPreview = (preview: Preview, privateKey: string): Promise<string> =>
  signText(previewSchema.parse(preview), TYPE, privateKey);

/**
 * What a preview link shows; it may be over.
 * @param publicKeys as of the registry's entries.
 * @throws {Error} if none of them has signed it, or it is not a preview.
 */
export const readPreview = async (token: string, publicKeys: readonly string[]): Promise<Preview> =>
  previewSchema.parse(await readSignedText(token, TYPE, publicKeys));
