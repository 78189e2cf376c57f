import { readSettings, serverSettings } from '@forecourt/server-kit';
import { z } from 'zod';

const baseShape = {
  ...serverSettings,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /** SPKI PEM of the ES256 key that staff tokens are checked with; `\n` may be written as two characters. */
  JWT_PUBLIC_KEY: z
    .string()
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .refine((pem) => pem.includes('-----BEGIN PUBLIC KEY-----'), 'must be a public key in PEM (BEGIN PUBLIC KEY)'),
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

/** Declares what a service needs from its environment: the base settings every service has, and its own. */
export const defineSettings = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const schema = z.object({ ...baseShape, ...shape });
  type Settings = BaseSettings & z.infer<z.ZodObject<Shape>>;
  return { read: (environment) => readSettings(schema, environment) as Settings } satisfies SettingsDefinition<Settings>;
};
