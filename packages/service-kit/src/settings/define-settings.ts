import { pems, readSettings, serverSettings } from '@forecourt/server-kit';
import { z } from 'zod';

const baseShape = {
  ...serverSettings,
  /** The service's own database: `postgres://user:password@host:5432/database`. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** `redis://user:password@host:6379`. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /** SPKI PEM of the ES256 key that staff tokens are checked with; both while it is replaced. */
  JWT_PUBLIC_KEY: pems('PUBLIC KEY'),
};

export type BaseSettings = z.infer<z.ZodObject<typeof baseShape>>;

/** The definition of a service's settings, which can read them from the environment. */
export interface SettingsDefinition<Settings extends BaseSettings = BaseSettings> {
  readonly schema: z.ZodObject;
  /** @throws {InvalidSettingsError} naming every missing or invalid variable. */
  read(environment: Readonly<Record<string, string | undefined>>): Settings;
}

export type SettingsOf<Definition> = Definition extends SettingsDefinition<infer Settings> ? Settings : never;

/** Injection token of the settings. */
export const SETTINGS = Symbol('SETTINGS');

/** Defines a service's settings: the shared base settings and its own. */
export const defineSettings = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const schema = z.object({ ...baseShape, ...shape });
  type Settings = BaseSettings & z.infer<z.ZodObject<Shape>>;
  return { schema, read: (environment) => readSettings(schema, environment) as Settings } satisfies SettingsDefinition<Settings>;
};
