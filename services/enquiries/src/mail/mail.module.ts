import { LiveDealership } from '@forecourt/server-kit';
import { FOLLOW_DEALERSHIP, SETTINGS } from '@forecourt/service-kit';
import { Module } from '@nestjs/common';
import type { Settings } from '../settings.ts';
import { emlFileTransport } from './eml-file-transport.ts';
import { MailComposer } from './mail-composer.ts';
import { MailQueue } from './mail-queue.ts';
import { MailSender } from './mail-sender.ts';
import { MAIL_TRANSPORT } from './mail-transport.ts';
import { MailWorker } from './mail-worker.ts';
import { QueueMailController } from './queue-mail.controller.ts';
import { ReadMailStateController } from './read-mail-state.controller.ts';
import { ReminderSchedule } from './reminder-schedule.ts';
import { smtpTransport } from './smtp-transport.ts';
import { StaffMailController } from './staff-mail.controller.ts';
import { StaffMail } from './staff-mail.ts';

@Module({
  controllers: [QueueMailController, ReadMailStateController, StaffMailController],
  providers: [
    {
      provide: MAIL_TRANSPORT,
      useFactory: ({ SMTP_URL, SMTP_DEADLINE_SECONDS, MAIL_DIR }: Settings) =>
        SMTP_URL === undefined ? emlFileTransport(MAIL_DIR) : smtpTransport(SMTP_URL, SMTP_DEADLINE_SECONDS),
      inject: [SETTINGS],
    },
    FOLLOW_DEALERSHIP,
    MailComposer,
    MailQueue,
    MailSender,
    MailWorker,
    ReminderSchedule,
    StaffMail,
  ],
  exports: [MailQueue, LiveDealership],
})
export class MailModule {}
