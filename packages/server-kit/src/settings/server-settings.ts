import { z } from 'zod';
import { trustedProxiesSchema } from '../http/trusted-proxies.ts';

const port = z.coerce.number().int().min(0).max(65_535);

/** An http(s) address, without the slash at its end. */
export const httpAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** The settings that every server process has. */
export const serverSettings = {
  /** TCP port of the HTTP server; 0 takes any free one. */
  PORT: port,
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Where health and metrics are told, which are no visitor's business; 0 takes any free port. */
  MANAGEMENT_PORT: port.default(0),
  MANAGEMENT_HOST: z.string().min(1).default('127.0.0.1'),
  NATS_URL: z.url({ protocol: /^(nats|tls)$/ }),
  /** The proxies in front: beyond them nothing in X-Forwarded-For is believed (D44). */
  TRUSTED_PROXIES: trustedProxiesSchema,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
};

/** Every bad variable at once, so that an operator mends the environment in one go. Values are never shown: some are secret. */
export class InvalidSettingsError extends Error {
  constructor(readonly variables: readonly { readonly name: string; readonly message: string }[]) {
    super(
      ['These environment variables need mending:', ...variables.map(({ name, message }) => `  ${name}: ${message}`)].join('\n'),
    );
    this.name = 'InvalidSettingsError';
  }
}

/**
 * Reads the settings of a process from its environment. An empty variable counts as absent.
 * @throws {InvalidSettingsError} naming every variable that is missing or wrong.
 */
export const readSettings = <Schema extends z.ZodType>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
): z.output<Schema> => {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(present);
  if (result.success) return result.data;
  throw new InvalidSettingsError(
    result.error.issues.map((issue) => {
      const name = issue.path.map(String).join('.');
      return { name, message: name in present ? issue.message : 'is missing' };
    }),
  );
};
