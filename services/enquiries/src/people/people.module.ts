import { Module } from '@nestjs/common';
import { RemoveExpiredRecordsUseCase } from '../retention/remove-expired-records.use-case.ts';
import { RetentionSchedule } from '../retention/retention-schedule.ts';
import { ErasePersonUseCase } from './erase-person.use-case.ts';
import { HeldDataReader } from './held-data.ts';
import { PeopleController } from './people.controller.ts';
import { PersonEraser } from './person-eraser.ts';

@Module({
  controllers: [PeopleController],
  providers: [PersonEraser, HeldDataReader, ErasePersonUseCase, RemoveExpiredRecordsUseCase, RetentionSchedule],
  exports: [PersonEraser],
})
export class PeopleModule {}
