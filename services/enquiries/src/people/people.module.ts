import { Module } from '@nestjs/common';
import { RemoveExpiredRecordsUseCase } from '../retention/remove-expired-records.use-case.ts';
import { RetentionSchedule } from '../retention/retention-schedule.ts';
import { ErasePersonUseCase } from './erase-person.use-case.ts';
import { ErasureList } from './erasure-list.ts';
import { HeldDataReader } from './held-data.ts';
import { PeopleController } from './people.controller.ts';
import { PersonEraser } from './person-eraser.ts';
import { RepeatErasures } from './repeat-erasures.ts';

@Module({
  controllers: [PeopleController],
  providers: [
    ErasureList,
    PersonEraser,
    RepeatErasures,
    HeldDataReader,
    ErasePersonUseCase,
    RemoveExpiredRecordsUseCase,
    RetentionSchedule,
  ],
  exports: [PersonEraser],
})
export class PeopleModule {}
