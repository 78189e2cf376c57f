import { type Build, type RegistryEntry, registryEntrySchema } from '@forecourt/contracts';
import { CompactSign, importPKCS8 } from 'jose';

/**
 * An entry of the registry that makes a build live, signed as the releases service signs its own. For a shell that trusts a key of
 * its own.
 * @param privateKey PKCS#8 PEM of an Ed25519 key.
 */
export async function signBuild({ name, version, manifest }: Build, serial: number, privateKey: string): Promise<string> {
  const entry: RegistryEntry = {
    name,
    serial,
    stable: { version, manifest },
    candidate: null,
    previous: null,
    changed: { by: 'operator', at: new Date().toISOString(), reason: null },
    lock: null,
  };
  const text = new TextEncoder().encode(JSON.stringify(registryEntrySchema.parse(entry)));
  return new CompactSign(text).setProtectedHeader({ alg: 'EdDSA' }).sign(await importPKCS8(privateKey, 'EdDSA'));
}
