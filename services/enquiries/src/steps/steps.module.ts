import { Module } from '@nestjs/common';
import { AddContactController } from './add-contact.controller.ts';

@Module({ controllers: [AddContactController] })
export class StepsModule {}
