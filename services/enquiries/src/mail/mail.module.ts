import { SETTINGS } from '@forecourt/service-kit';
import { Module } from '@nestjs/common';
import type { Settings } from '../settings.ts';
import { emlFiles } from './eml-files.ts';
import { LetterWriter } from './letter-writer.ts';
import { MailQueue } from './mail-queue.ts';
import { MailRounds } from './mail-rounds.ts';
import { MailSender } from './mail-sender.ts';
import { MAIL_TRANSPORT } from './mail-transport.ts';
import { QueueMailController } from './queue-mail.controller.ts';
import { smtpTransport } from './smtp-transport.ts';

@Module({
  controllers: [QueueMailController],
  providers: [
    {
      provide: MAIL_TRANSPORT,
      useFactory: ({ SMTP_URL, SMTP_DEADLINE_SECONDS, MAIL_DIR }: Settings) =>
        SMTP_URL === undefined ? emlFiles(MAIL_DIR) : smtpTransport(SMTP_URL, SMTP_DEADLINE_SECONDS),
      inject: [SETTINGS],
    },
    LetterWriter,
    MailQueue,
    MailSender,
    MailRounds,
  ],
})
export class MailModule {}
