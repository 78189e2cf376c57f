import { newStaffNoteSchema, type StaffNoteReceipt } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Idempotent, type StaffClaims, StaffGuard } from '@forecourt/service-kit';
import { Body, Controller, Param, Post, Req, UseGuards } from '@nestjs/common';
import { AddEnquiryNoteUseCase } from './add-enquiry-note.use-case.ts';

/** POST /api/inquiries/{id}/notes. */
@Controller('api/inquiries/:id/notes')
export class AddEnquiryNoteController {
  constructor(private readonly addNote: AddEnquiryNoteUseCase) {}

  @Post()
  @UseGuards(StaffGuard)
  @Idempotent()
  async add(@Param('id') id: string, @Body() body: unknown, @Req() { user }: { user: StaffClaims }): Promise<StaffNoteReceipt> {
    return this.addNote.execute(id, parseInput(newStaffNoteSchema, body).text, user.sub);
  }
}
