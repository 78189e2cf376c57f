import { type RegistryEntry, registryEntrySchema } from '@forecourt/contracts';
import { CompactSign, compactVerify, importPKCS8, importSPKI } from 'jose';

const ALGORITHM = 'EdDSA';

/** An entry of the registry with the signature that vouches for it. */
export interface SignedEntry {
  readonly entry: RegistryEntry;
  /** Compact JWS, as the bucket holds it. */
  readonly jws: string;
}

/**
 * Signs an entry; the same entry always becomes the same text.
 * @param privateKey PKCS#8 PEM of an Ed25519 key.
 */
export const signEntry = async (entry: RegistryEntry, privateKey: string): Promise<string> =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(registryEntrySchema.parse(entry))))
    .setProtectedHeader({ alg: ALGORITHM })
    .sign(await importPKCS8(privateKey, ALGORITHM));

/**
 * @param publicKeys SPKI PEMs, of which one must fit: while a key is replaced there are two.
 * @throws {Error} if none of them has signed it, or it is not an entry.
 */
export const readSignedEntry = async (jws: string, publicKeys: readonly string[]): Promise<SignedEntry> => {
  const payload = await Promise.any(
    publicKeys.map(async (key) => {
      const verified = await compactVerify(jws, await importSPKI(key, ALGORITHM), { algorithms: [ALGORITHM] });
      return verified.payload;
    }),
  );
  return { entry: registryEntrySchema.parse(JSON.parse(new TextDecoder().decode(payload))), jws };
};
