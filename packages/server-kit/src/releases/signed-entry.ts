import { type RegistryEntry, registryEntrySchema } from '@forecourt/contracts';
import { readSignedText, signText } from './signed-text.ts';

/** An entry of the registry with the signature that vouches for it. */
export interface SignedEntry {
  readonly entry: RegistryEntry;
  /** Compact JWS, as the bucket holds it. */
  readonly jws: string;
}

/** Entries have no type: shells of earlier releases read them, too. */
const TYPE = undefined;

/**
 * Signs an entry; the same entry always becomes the same text.
 * @param privateKey PKCS#8 PEM of an Ed25519 key.
 */
export const signEntry = (entry: RegistryEntry, privateKey: string): Promise<string> =>
  signText(registryEntrySchema.parse(entry), TYPE, privateKey);

/**
 * @param publicKeys SPKI PEMs, of which one must fit: while a key is replaced there are two.
 * @throws {Error} if none of them has signed it, or it is not an entry.
 */
export const readSignedEntry = async (jws: string, publicKeys: readonly string[]): Promise<SignedEntry> => ({
  entry: registryEntrySchema.parse(await readSignedText(jws, TYPE, publicKeys)),
  jws,
});
