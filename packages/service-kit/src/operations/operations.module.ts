import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { RouterModule } from '@nestjs/core';
import { RetryDeadLetters } from '../dead-letters/retry-dead-letters.ts';
import { ArchiveDeadLettersController } from './archive-dead-letters.controller.ts';
import { EditDeadLetterController } from './edit-dead-letter.controller.ts';
import { ListDeadLettersController } from './list-dead-letters.controller.ts';
import { ReadOperationsController } from './read-operations.controller.ts';
import { RetryDeadLettersController } from './retry-dead-letters.controller.ts';

/** A service's part of the message desk. */
@Module({
  controllers: [
    ReadOperationsController,
    ListDeadLettersController,
    RetryDeadLettersController,
    EditDeadLetterController,
    ArchiveDeadLettersController,
  ],
  providers: [RetryDeadLetters],
})
class OperationsModule {}

/** With its routes below /api/operations/{service}. */
export const operationsOf = (service: string): (Type | DynamicModule)[] => [
  OperationsModule,
  RouterModule.register([{ path: `api/operations/${service}`, module: OperationsModule }]),
];
