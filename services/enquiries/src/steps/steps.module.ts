import { Module } from '@nestjs/common';
import { RepliesModule } from '../replies/replies.module.ts';
import { AddContactController } from './add-contact.controller.ts';
import { CorrectContactController } from './correct-contact.controller.ts';

@Module({ imports: [RepliesModule], controllers: [AddContactController, CorrectContactController] })
export class StepsModule {}
