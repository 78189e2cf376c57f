import { type Retried, retryDeadLettersSchema } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { StaffMay } from '../auth/staff-may.ts';
import { RetryDeadLetters } from '../dead-letters/retry-dead-letters.ts';

/** POST /api/operations/{service}/retry: hands dead letters to their consumer again. Repeating it applies nothing twice. */
@Controller('retry')
@StaffMay('operations.manage')
export class RetryDeadLettersController {
  constructor(private readonly deadLetters: RetryDeadLetters) {}

  @Post()
  @HttpCode(200)
  async retry(@Body() body: unknown): Promise<Retried> {
    return this.deadLetters.selected(parseInput(retryDeadLettersSchema, body));
  }
}
