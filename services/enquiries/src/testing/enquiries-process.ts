import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createStaffTokens, runService, type ServiceAnswer, ServiceProcess } from '@forecourt/service-kit/testing';
import { serverUrl } from '@forecourt/testing';

const MAIN = fileURLToPath(new URL('../../dist/bundle.js', import.meta.url));
const DEALERSHIP_FILE = fileURLToPath(new URL('../../../../tests/dealership.json', import.meta.url));
const staff = createStaffTokens();

/** Nothing listens here: events stay in the outbox. */
export const NOWHERE = 'nats://127.0.0.1:9';

export const FORM_TOKEN_SECRET = 'the secret of forms in these tests, long enough';

export interface ProcessSettings {
  readonly DATABASE_URL: string;
  readonly MAIL_DIR: string;
  readonly [name: string]: string;
}

/** The built service in its own process. */
export class EnquiriesProcess extends ServiceProcess {
  static async start(settings: ProcessSettings): Promise<EnquiriesProcess> {
    return new EnquiriesProcess(
      await runService(MAIN, {
        NATS_URL: serverUrl('NATS_URL'),
        REDIS_URL: serverUrl('REDIS_URL'),
        JWT_PUBLIC_KEY: staff.publicKey,
        DEALERSHIP_FILE,
        FORM_TOKEN_SECRET,
        PUBLIC_URL: 'https://vans.example',
        ...settings,
      }),
    );
  }

  /** Reads as staff do. */
  async read<Body>(path: string): Promise<ServiceAnswer<Body>> {
    return this.get<Body>(path, { authorization: `Bearer ${staff.sign()}` });
  }

  /** Reads as staff do, without parsing JSON. */
  async readText(path: string): Promise<{ status: number; headers: Headers; text: string }> {
    const response = await fetch(this.address + path, { headers: { authorization: `Bearer ${staff.sign()}` } });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /** Changes as staff do. @param claims whose token it is; the owner's by default. */
  async write<Body>(
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body: unknown,
    key?: string,
    claims?: Readonly<Record<string, unknown>>,
  ): Promise<ServiceAnswer<Body>> {
    const headers = { authorization: `Bearer ${staff.sign(claims)}`, ...(key !== undefined && { 'idempotency-key': key }) };
    return this.call<Body>(method, path, body, headers);
  }

  /** Sends as a visitor from a new address, unless `headers` say otherwise. */
  async post<Body>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<ServiceAnswer<Body>> {
    return this.call<Body>('POST', path, body, { 'x-forwarded-for': newAddress(), ...headers });
  }
}

/** An address of its own, because limits are counted by address in a shared Redis. */
export const newAddress = (): string => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
