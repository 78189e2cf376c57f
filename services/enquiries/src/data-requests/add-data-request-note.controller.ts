import { newStaffNoteSchema, type StaffNoteReceipt } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Idempotent, type StaffClaims, StaffGuard } from '@forecourt/service-kit';
import { Body, Controller, Param, Post, Req, UseGuards } from '@nestjs/common';
import { AddDataRequestNoteUseCase } from './add-data-request-note.use-case.ts';

/** POST /api/data-subject-request/{id}/notes. */
@Controller('api/data-subject-request/:id/notes')
export class AddDataRequestNoteController {
  constructor(private readonly addNote: AddDataRequestNoteUseCase) {}

  @Post()
  @UseGuards(StaffGuard)
  @Idempotent()
  async add(@Param('id') id: string, @Body() body: unknown, @Req() { user }: { user: StaffClaims }): Promise<StaffNoteReceipt> {
    return this.addNote.execute(id, parseInput(newStaffNoteSchema, body).text, user.sub);
  }
}
