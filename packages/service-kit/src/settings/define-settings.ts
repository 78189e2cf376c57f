import { trustedProxiesSchema } from '@forecourt/server-kit';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

const baseShape = {
  /** TCP port of the HTTP server; 0 takes any free one. */
  PORT: port,
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Where health and metrics are told, which are no visitor's business; 0 takes any free port. */
  MANAGEMENT_PORT: port.default(0),
  MANAGEMENT_HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  NATS_URL: z.url({ protocol: /^(nats|tls)$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /** SPKI PEM of the ES256 key that staff tokens are checked with; `\n` may be written as two characters. */
  JWT_PUBLIC_KEY: z
    .string()
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .refine((pem) => pem.includes('-----BEGIN PUBLIC KEY-----'), 'must be a public key in PEM (BEGIN PUBLIC KEY)'),
  /** Who tells a service who asks: the edge. */
  TRUSTED_PROXIES: trustedProxiesSchema,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
};

export type BaseSettings = z.infer<z.ZodObject<typeof baseShape>>;

/** A service's settings: their shape, and how they are read from an environment. */
export interface SettingsDefinition<Settings extends BaseSettings = BaseSettings> {
  /** @throws {InvalidSettingsError} naming every variable that is missing or wrong. */
  read(environment: Readonly<Record<string, string | undefined>>): Settings;
}

export type SettingsOf<Definition> = Definition extends SettingsDefinition<infer Settings> ? Settings : never;

/** Injection token of the settings that were read at start. */
export const SETTINGS = Symbol('SETTINGS');

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
 * Declares what a service needs from its environment: the base settings every service has, and its own.
 * An empty variable counts as absent.
 */
export const defineSettings = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const schema = z.object({ ...baseShape, ...shape });
  type Settings = BaseSettings & z.infer<z.ZodObject<Shape>>;
  const read = (environment: Readonly<Record<string, string | undefined>>): Settings => {
    const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
    const result = schema.safeParse(present);
    if (result.success) return result.data as Settings;
    throw new InvalidSettingsError(
      result.error.issues.map((issue) => {
        const name = issue.path.map(String).join('.');
        return { name, message: name in present ? issue.message : 'is missing' };
      }),
    );
  };
  return { read } satisfies SettingsDefinition<Settings>;
};
