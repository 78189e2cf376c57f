import { editDeadLetterSchema, type Retried } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { StaffMay } from '../auth/staff-may.ts';
import { RetryDeadLetters } from '../dead-letters/retry-dead-letters.ts';

/** POST /api/operations/{service}/edit: retries a dead letter with what staff have made of it. */
@Controller('edit')
@StaffMay('operations.manage')
export class EditDeadLetterController {
  constructor(private readonly deadLetters: RetryDeadLetters) {}

  @Post()
  @HttpCode(200)
  async edit(@Body() body: unknown): Promise<Retried> {
    const { id, payload } = parseInput(editDeadLetterSchema, body);
    return this.deadLetters.edited(id, payload);
  }
}
