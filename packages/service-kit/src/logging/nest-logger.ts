import type { Logger } from '@forecourt/server-kit';
import type { LoggerService } from '@nestjs/common';

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/** Writes Nest's messages to the service's log. Nest passes the context's name last, and for errors a stack before it. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  fatal = (message: unknown, ...rest: unknown[]) => this.write('fatal', message, rest);
  error = (message: unknown, ...rest: unknown[]) => this.write('error', message, rest);
  warn = (message: unknown, ...rest: unknown[]) => this.write('warn', message, rest);
  log = (message: unknown, ...rest: unknown[]) => this.write('debug', message, rest);
  debug = (message: unknown, ...rest: unknown[]) => this.write('debug', message, rest);
  verbose = (message: unknown, ...rest: unknown[]) => this.write('trace', message, rest);

  private write(level: Level, message: unknown, rest: readonly unknown[]): void {
    const context = rest.at(-1);
    // Nest's message about a failed start is dropped, because startService reports it better.
    if (context === 'ExceptionHandler') return;
    const stack = rest.length > 1 ? rest[0] : undefined;
    const fields = { context, ...(stack === undefined ? {} : { stack }), ...(message instanceof Error ? { err: message } : {}) };
    this.logger[level](fields, message instanceof Error ? message.message : String(message));
  }
}
