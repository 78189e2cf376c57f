import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.ts';
import { DiscardReplyController } from './discard-reply.controller.ts';
import { RetryReplyController } from './retry-reply.controller.ts';
import { SendReplyController } from './send-reply.controller.ts';
import { UnsentReplies } from './unsent-replies.ts';

@Module({
  imports: [MailModule],
  controllers: [SendReplyController, RetryReplyController, DiscardReplyController],
  providers: [UnsentReplies],
  exports: [UnsentReplies],
})
export class RepliesModule {}
