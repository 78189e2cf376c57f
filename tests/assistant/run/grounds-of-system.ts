import { readFile } from 'node:fs/promises';
import { type Dealership, dealershipSchema, type Vehicle } from '@forecourt/contracts';
import type { Grounds } from '../grading/grounds.ts';

/** Addresses of the assistant under test and of the site with its dealership's stock. */
export interface GradedSystem {
  /** The service itself, or a site in front of it. */
  readonly assistantUrl: string;
  readonly baseUrl: string;
}

/** From ASSISTANT_URL and BASE_URL, as set by `with-system` and the tests. */
export function gradedSystem(env: NodeJS.ProcessEnv): GradedSystem {
  const { ASSISTANT_URL: assistantUrl, BASE_URL: baseUrl } = env;
  if (!assistantUrl || !baseUrl) throw new Error("ASSISTANT_URL or BASE_URL is not set: run 'npm run evaluate-assistant'.");
  return { assistantUrl, baseUrl };
}

/** The whole stock and the settings, from their public sources. */
export async function groundsOf({ baseUrl }: GradedSystem): Promise<Grounds> {
  const stock: Vehicle[] = await (await fetch(`${baseUrl}/api/vehicles`)).json();
  return { stock, settings: await readSettings(), today: new Date().toISOString().slice(0, 10) };
}

async function readSettings(): Promise<Dealership> {
  const file = process.env['DEALERSHIP_FILE'] ?? 'tests/dealership.json';
  return dealershipSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}
