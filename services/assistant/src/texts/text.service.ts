import { type Logger, Metrics } from '@forecourt/server-kit';
import { LOGGER } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { builtInWriter, composeProse } from './built-in/built-in-writer.ts';
import { faultOfProse, tidy } from './check-prose.ts';
import { type Assignment, TEXT_WRITER, type TextWriter } from './text-writer.ts';

/** Has a text written, and replaces it with the built-in writer's if the facts do not support it. */
@Injectable()
export class TextService {
  private readonly texts: Counter<'outcome'>;

  constructor(
    @Inject(TEXT_WRITER) private readonly writer: TextWriter,
    @Inject(LOGGER) private readonly logger: Logger,
    { registry }: Metrics,
  ) {
    this.texts = new Counter({
      name: 'texts_written_total',
      help: 'Texts by what became of them: written, refused (the built-in writer stood in), failed (likewise)',
      labelNames: ['outcome'],
      registers: [registry],
    });
  }

  async prose(assignment: Assignment): Promise<string> {
    const text = await this.attempt(assignment);
    return text ?? composeProse(assignment);
  }

  private async attempt(assignment: Assignment): Promise<string | null> {
    try {
      const text = tidy(await this.writer.write(assignment));
      // The built-in writer's text is composed from the facts and needs no check.
      const fault = this.writer === builtInWriter ? null : faultOfProse(text, assignment.facts);
      this.texts.inc({ outcome: fault === null ? 'written' : 'refused' });
      if (fault === null) return text;
      this.logger.warn({ fault }, 'a text was not used');
    } catch (error) {
      this.texts.inc({ outcome: 'failed' });
      this.logger.warn({ err: error }, 'no text came');
    }
    return null;
  }
}
