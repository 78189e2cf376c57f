import { type Enquiry, updateEnquirySchema } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { StaffGuard } from '@forecourt/service-kit';
import { Body, Controller, Param, Patch, UseGuards } from '@nestjs/common';
import { UpdateEnquiryUseCase } from './update-enquiry.use-case.ts';

/** PATCH /api/inquiries/{id}. */
@Controller('api/inquiries/:id')
export class UpdateEnquiryController {
  constructor(private readonly updateEnquiry: UpdateEnquiryUseCase) {}

  @Patch()
  @UseGuards(StaffGuard)
  async update(@Param('id') id: string, @Body() body: unknown): Promise<Enquiry> {
    return this.updateEnquiry.execute(id, parseInput(updateEnquirySchema, body));
  }
}
