import { type DataRequest, updateDataRequestSchema } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Param, Patch } from '@nestjs/common';
import { UpdateDataRequestUseCase } from './update-data-request.use-case.ts';

/** PATCH /api/data-subject-request/{id}. */
@Controller('api/data-subject-request/:id')
export class UpdateDataRequestController {
  constructor(private readonly updateDataRequest: UpdateDataRequestUseCase) {}

  @Patch()
  @StaffMay('privacy.manage')
  async update(@Param('id') id: string, @Body() body: unknown): Promise<DataRequest> {
    return this.updateDataRequest.execute(id, parseInput(updateDataRequestSchema, body));
  }
}
