import { fileURLToPath } from 'node:url';
import type { ChatAnswer, UnmetWishes } from '@forecourt/contracts';
import {
  createStaffTokens,
  type RunningProcess,
  runService,
  type ServiceAnswer,
  ServiceProcess,
} from '@forecourt/service-kit/testing';
import { serverUrl } from '@forecourt/testing';

const MAIN = fileURLToPath(new URL('../../dist/bundle.js', import.meta.url));
const DEALERSHIP_FILE = fileURLToPath(new URL('../../../../tests/dealership.json', import.meta.url));
const staff = createStaffTokens();
const asStaff = (): Record<string, string> => ({ authorization: `Bearer ${staff.sign()}` });

/** The built service in its own process. */
export class AssistantProcess extends ServiceProcess {
  /** Its output since it was ready. */
  log = '';

  constructor(running: RunningProcess) {
    super(running);
    running.child.stdout?.on('data', (chunk: Buffer) => {
      this.log += chunk.toString();
    });
  }

  /** Each test has its own NATS or none, because a shared one would bring in other tests' stock. */
  static async start(settings: Readonly<Record<string, string>> & { readonly NATS_URL: string }): Promise<AssistantProcess> {
    const own = { JWT_PUBLIC_KEY: staff.publicKey, DEALERSHIP_FILE, PUBLIC_URL: 'https://vans.example' };
    return new AssistantProcess(await runService(MAIN, { REDIS_URL: serverUrl('REDIS_URL'), ...own, ...settings }));
  }

  /** Asks as a visitor. */
  async ask<Body = ChatAnswer>(body: object, headers: Record<string, string>): Promise<ServiceAnswer<Body>> {
    return this.call<Body>('POST', '/api/ai-assistant', body, headers);
  }

  /** Reads the report of unmet wishes, as staff by default. */
  async unmetWishes(headers = asStaff()): Promise<ServiceAnswer<UnmetWishes>> {
    return this.call<UnmetWishes>('GET', '/api/ai-assistant/unmet-wishes', undefined, headers);
  }

  /** Asks for a description, as staff by default. */
  async describe<Body = { description: string }>(body: unknown, headers = asStaff()): Promise<ServiceAnswer<Body>> {
    return this.call<Body>('POST', '/api/generate-description', body, headers);
  }
}
