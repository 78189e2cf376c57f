import { fileURLToPath } from 'node:url';
import type { SignedIn, StaffStatus } from '@forecourt/contracts';
import { createStaffTokens, runService, type ServiceAnswer, ServiceProcess } from '@forecourt/service-kit/testing';
import { serverUrl } from '@forecourt/testing';

const DEALERSHIP_FILE = fileURLToPath(new URL('../../../../tests/dealership.json', import.meta.url));
const MAIN = fileURLToPath(new URL('../../dist/bundle.js', import.meta.url));

/** The key pair that every {@link IdentityProcess} uses. */
export const keys = createStaffTokens();
/** A Redis database of its own, because one test flushes it. */
export const redisUrl = Object.assign(new URL(serverUrl('REDIS_URL')), { pathname: '/9' }).href;
export const PASSWORD = 'a password of the owner';

/** The built service in its own process. */
export class IdentityProcess extends ServiceProcess {
  static async start(databaseUrl: string, settings: Record<string, string> = {}): Promise<IdentityProcess> {
    return new IdentityProcess(
      await runService(MAIN, {
        DATABASE_URL: databaseUrl,
        NATS_URL: serverUrl('NATS_URL'),
        REDIS_URL: redisUrl,
        JWT_PUBLIC_KEY: keys.publicKey,
        JWT_PRIVATE_KEY: keys.privateKey,
        PUBLIC_URL: 'https://vans.example',
        DEALERSHIP_FILE,
        SECOND_FACTOR_SECRET: 'the secret of second factors in these tests',
        ADMIN_PASSWORD: PASSWORD,
        ...settings,
      }),
    );
  }

  /** @param network what wrong passwords are counted by. */
  signIn(password: string, network: string, cookie?: string, userAgent = 'a test'): Promise<ServiceAnswer<SignedIn>> {
    const headers = { 'x-forwarded-for': network, 'user-agent': userAgent, ...(cookie !== undefined && { cookie }) };
    return this.call('POST', '/api/admin/login', { password }, headers);
  }

  status(token: string): Promise<ServiceAnswer<StaffStatus>> {
    return this.get('/api/admin/status', { authorization: `Bearer ${token}` });
  }

  read<Body>(path: string, token: string): Promise<ServiceAnswer<Body>> {
    return this.get(path, { authorization: `Bearer ${token}` });
  }

  change<Body>(path: string, token: string, body: unknown): Promise<ServiceAnswer<Body>> {
    return this.call('PATCH', path, body, { authorization: `Bearer ${token}` });
  }

  put<Body>(path: string, token: string, body: unknown): Promise<ServiceAnswer<Body>> {
    return this.call('PUT', path, body, { authorization: `Bearer ${token}` });
  }

  /** @param email of an account that is not the first. */
  signInAs<Body = SignedIn>(email: string, password: string, network: string): Promise<ServiceAnswer<Body>> {
    return this.call('POST', '/api/admin/login', { email, password }, { 'x-forwarded-for': network });
  }

  /** @param ticket what a right password got. */
  takeSecondStep<Body>(ticket: string, code: string, network: string): Promise<ServiceAnswer<Body>> {
    return this.call('POST', '/api/admin/login/code', { ticket, code }, { 'x-forwarded-for': network });
  }

  /** @param network what challenges and wrong answers are counted by. */
  beginPasskeySignIn<Body>(network: string): Promise<ServiceAnswer<Body>> {
    return this.call('POST', '/api/admin/login/passkey/options', undefined, { 'x-forwarded-for': network });
  }

  /** @param credential what the browser answers. */
  signInByPasskey<Body>(credential: object, network: string): Promise<ServiceAnswer<Body>> {
    return this.call('POST', '/api/admin/login/passkey', { credential }, { 'x-forwarded-for': network });
  }

  remove(path: string, token: string): Promise<ServiceAnswer<unknown>> {
    return this.call('DELETE', path, undefined, { authorization: `Bearer ${token}` });
  }

  post<Body>(path: string, token: string, body?: unknown): Promise<ServiceAnswer<Body>> {
    return this.call('POST', path, body, { authorization: `Bearer ${token}` });
  }
}
