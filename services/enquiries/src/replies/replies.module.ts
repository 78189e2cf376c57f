import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.ts';
import { RetryReplyController } from './retry-reply.controller.ts';
import { SendReplyController } from './send-reply.controller.ts';

@Module({ imports: [MailModule], controllers: [SendReplyController, RetryReplyController] })
export class RepliesModule {}
