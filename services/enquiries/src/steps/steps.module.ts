import { Module } from '@nestjs/common';
import { AddContactController } from './add-contact.controller.ts';
import { CorrectContactController } from './correct-contact.controller.ts';

@Module({ controllers: [AddContactController, CorrectContactController] })
export class StepsModule {}
