import { z } from 'zod';
import { trustedProxiesSchema } from '../http/trusted-proxies.ts';

const port = z.coerce.number().int().min(0).max(65_535);

/** An HTTP(S) URL without a trailing slash. */
export const httpAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** The settings of every server process. */
export const serverSettings = {
  /** TCP port of the HTTP server; 0 picks a free one. */
  PORT: port,
  /** Address that the HTTP server listens on. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Port of health and metrics, which visitors must not reach; 0 picks a free one. */
  MANAGEMENT_PORT: port.default(0),
  /** Address that health and metrics are served on. */
  MANAGEMENT_HOST: z.string().min(1).default('127.0.0.1'),
  /** `nats://user:password@host:4222`. */
  NATS_URL: z.url({ protocol: /^(nats|tls)$/ }),
  /**
   * How long a stopping process still accepts connections, in seconds: as long as what balances over replicas takes to notice. It
   * has to exit within ten seconds.
   */
  DRAIN_SECONDS: z.coerce.number().min(0).max(6).default(0),
  /** The proxies whose X-Forwarded-For is trusted (D44). */
  TRUSTED_PROXIES: trustedProxiesSchema,
  /** Whether the last 500 traces are kept for staff, at Operations. Set it for every part. */
  TRACING: z.stringbool().default(false),
  /**
   * Address of an OpenTelemetry collector, which gets traces by OTLP over HTTP; turns tracing on. OpenTelemetry's other
   * variables for it (OTEL_EXPORTER_OTLP_HEADERS, ..._TIMEOUT) work too.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress.optional(),
  /** From which level on lines are logged. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
};

/** Lists all invalid variables at once, without their values, because some are secret. */
export class InvalidSettingsError extends Error {
  constructor(readonly variables: readonly { readonly name: string; readonly message: string }[]) {
    super(
      ['These environment variables need mending:', ...variables.map(({ name, message }) => `  ${name}: ${message}`)].join('\n'),
    );
    this.name = 'InvalidSettingsError';
  }
}

/**
 * Reads the settings of a process from its environment. Empty variables count as absent.
 * @throws {InvalidSettingsError} naming every missing or invalid variable.
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
