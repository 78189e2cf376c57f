import { Module } from '@nestjs/common';
import { FormsModule } from '../forms/forms.module.ts';
import { PeopleModule } from '../people/people.module.ts';
import { AddDataRequestNoteController } from './add-data-request-note.controller.ts';
import { ListDataRequestsController } from './list-data-requests.controller.ts';
import { ReceiveDataRequestController } from './receive-data-request.controller.ts';
import { ReceiveDataRequestUseCase } from './receive-data-request.use-case.ts';
import { UpdateDataRequestController } from './update-data-request.controller.ts';
import { UpdateDataRequestUseCase } from './update-data-request.use-case.ts';

@Module({
  imports: [FormsModule, PeopleModule],
  controllers: [
    ReceiveDataRequestController,
    ListDataRequestsController,
    UpdateDataRequestController,
    AddDataRequestNoteController,
  ],
  providers: [ReceiveDataRequestUseCase, UpdateDataRequestUseCase],
})
export class DataRequestsModule {}
