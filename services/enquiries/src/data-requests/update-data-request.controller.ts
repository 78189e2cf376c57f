import { type DataRequest, updateDataRequestSchema } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { StaffGuard } from '@forecourt/service-kit';
import { Body, Controller, Param, Patch, UseGuards } from '@nestjs/common';
import { UpdateDataRequestUseCase } from './update-data-request.use-case.ts';

/** PATCH /api/data-subject-request/{id}. */
@Controller('api/data-subject-request/:id')
export class UpdateDataRequestController {
  constructor(private readonly updateDataRequest: UpdateDataRequestUseCase) {}

  @Patch()
  @UseGuards(StaffGuard)
  async update(@Param('id') id: string, @Body() body: unknown): Promise<DataRequest> {
    return this.updateDataRequest.execute(id, parseInput(updateDataRequestSchema, body));
  }
}
