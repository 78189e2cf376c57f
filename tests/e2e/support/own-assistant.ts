import { fileURLToPath } from 'node:url';
import { createStaffTokens, runService, ServiceProcess } from '@forecourt/service-kit/testing';
import { type ModelReply, type ModelRequest, startModelServer } from '@forecourt/testing';
import { SETTINGS_FILE } from './dealership.ts';
import { type OwnShell, startOwnShell } from './own-shell.ts';

const MAIN = fileURLToPath(new URL('../../../services/assistant/dist/bundle.js', import.meta.url));

/** The site with an assistant that uses a fake model, whose behaviour tests set. */
export interface ModelSite {
  readonly url: string;
  /** The requests to the model, oldest first. */
  readonly requests: ModelRequest[];
  model: (request: ModelRequest) => ModelReply | Promise<ModelReply>;
  stop(): Promise<void>;
}

const given = (name: string): string => process.env[name] ?? '';

/** Starts another replica of the assistant, on the same stock but with other settings. */
export async function startOwnAssistant(settings: Readonly<Record<string, string>>): Promise<ServiceProcess> {
  return new ServiceProcess(
    await runService(MAIN, {
      DATABASE_URL: given('ASSISTANT_DATABASE_URL'),
      NATS_URL: given('NATS_URL'),
      REDIS_URL: given('REDIS_URL'),
      JWT_PUBLIC_KEY: createStaffTokens().publicKey,
      DEALERSHIP_FILE: SETTINGS_FILE,
      PUBLIC_URL: given('BASE_URL'),
      ...settings,
    }),
  );
}

/** A replica of the assistant that uses a model, and a shell that uses that replica. */
export async function startModelSite(deadlineSeconds: number): Promise<ModelSite> {
  const requests: ModelRequest[] = [];
  const server = await startModelServer((request) => {
    requests.push(request);
    return site.model(request);
  });
  const assistant = await startOwnAssistant({
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: `${server.url}/v1`,
    OPENAI_DEADLINE_SECONDS: String(deadlineSeconds),
  });
  const shell: OwnShell = await startOwnShell({ ASSISTANT_URL: assistant.address });
  const site: ModelSite = {
    url: shell.url,
    requests,
    model: () => null,
    stop: async () => {
      await shell.stop();
      await assistant.stop();
      await server.stop();
    },
  };
  return site;
}
