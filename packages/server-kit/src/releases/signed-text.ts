import { CompactSign, type CompactVerifyResult, compactVerify, importPKCS8, importSPKI } from 'jose';

const ALGORITHM = 'EdDSA';

/** Reading a key takes half as long as a verification, and anybody can have one made. */
const readKeys = new Map<string, ReturnType<typeof importSPKI>>();

function publicKey(pem: string): ReturnType<typeof importSPKI> {
  const key = readKeys.get(pem) ?? importSPKI(pem, ALGORITHM);
  readKeys.set(pem, key);
  return key;
}

/**
 * Signs a value as a compact JWS (Ed25519); the same value always becomes the same text.
 * @param type what it is, so that nothing signed with the same key is taken for something else; undefined for an entry.
 * @param privateKey PKCS#8 PEM.
 */
export const signText = async (value: unknown, type: string | undefined, privateKey: string): Promise<string> =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(value)))
    .setProtectedHeader({ alg: ALGORITHM, ...(type && { typ: type }) })
    .sign(await importPKCS8(privateKey, ALGORITHM));

/** The library decodes what is not strict base64url, too: one text would then be signed in many spellings. */
const isCanonical = (jws: string): boolean =>
  jws.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

/**
 * The value in a JWS of {@link signText}, written exactly as that writes it.
 * @param publicKeys SPKI PEMs, of which one must fit: while a key is replaced there are two.
 * @throws {Error} if none of them has signed it, or it is of another type.
 */
export const readSignedText = async (jws: string, type: string | undefined, publicKeys: readonly string[]): Promise<unknown> => {
  if (!isCanonical(jws)) throw new Error('This is not how a signed text is written');
  const verify = async (key: string): Promise<CompactVerifyResult> =>
    compactVerify(jws, await publicKey(key), { algorithms: [ALGORITHM] });
  const { payload, protectedHeader } = await Promise.any(publicKeys.map(verify));
  if (protectedHeader.typ !== type) throw new Error(`This was signed as ${protectedHeader.typ ?? 'an entry'}`);
  return JSON.parse(new TextDecoder().decode(payload));
};
