import { editDeadLetterSchema, type Retried } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { StaffGuard } from '../auth/staff.guard.ts';
import { RetryDeadLetters } from '../dead-letters/retry-dead-letters.ts';

/** POST /api/operations/{service}/edit: retries a dead letter with what staff have made of it. */
@Controller('edit')
@UseGuards(StaffGuard)
export class EditDeadLetterController {
  constructor(private readonly deadLetters: RetryDeadLetters) {}

  @Post()
  @HttpCode(200)
  async edit(@Body() body: unknown): Promise<Retried> {
    const { id, payload } = parseInput(editDeadLetterSchema, body);
    return this.deadLetters.edited(id, payload);
  }
}
