import { SETTINGS, ServiceKitModule } from '@forecourt/service-kit';
import { Module } from '@nestjs/common';
import { CalculationEntity } from './calculations/calculation.entity.ts';
import { SaveCalculationController } from './calculations/save-calculation.controller.ts';
import { SaveCalculationUseCase } from './calculations/save-calculation.use-case.ts';
import { AddDataRequestNoteController } from './data-requests/add-data-request-note.controller.ts';
import { AddDataRequestNoteUseCase } from './data-requests/add-data-request-note.use-case.ts';
import { DataRequestEntity } from './data-requests/data-request.entity.ts';
import { DataRequestNoteEntity } from './data-requests/data-request-note.entity.ts';
import { ListDataRequestsController } from './data-requests/list-data-requests.controller.ts';
import { ReceiveDataRequestController } from './data-requests/receive-data-request.controller.ts';
import { ReceiveDataRequestUseCase } from './data-requests/receive-data-request.use-case.ts';
import { UpdateDataRequestController } from './data-requests/update-data-request.controller.ts';
import { UpdateDataRequestUseCase } from './data-requests/update-data-request.use-case.ts';
import { AddEnquiryNoteController } from './enquiries/add-enquiry-note.controller.ts';
import { AddEnquiryNoteUseCase } from './enquiries/add-enquiry-note.use-case.ts';
import { EnquiryEntity } from './enquiries/enquiry.entity.ts';
import { EnquiryList } from './enquiries/enquiry-list.ts';
import { EnquiryNoteEntity } from './enquiries/enquiry-note.entity.ts';
import { ExportEnquiriesController } from './enquiries/export-enquiries.controller.ts';
import { ListEnquiriesController } from './enquiries/list-enquiries.controller.ts';
import { ReceiveEnquiryController } from './enquiries/receive-enquiry.controller.ts';
import { ReceiveEnquiryUseCase } from './enquiries/receive-enquiry.use-case.ts';
import { UpdateEnquiryController } from './enquiries/update-enquiry.controller.ts';
import { UpdateEnquiryUseCase } from './enquiries/update-enquiry.use-case.ts';
import { FormGuard } from './forms/form-guard.ts';
import { FormLimits } from './forms/form-limits.ts';
import { OpenFormController } from './forms/open-form.controller.ts';
import { emlFiles } from './mail/eml-files.ts';
import { LetterWriter } from './mail/letter-writer.ts';
import { MailQueue } from './mail/mail-queue.ts';
import { MailRounds } from './mail/mail-rounds.ts';
import { MailSender } from './mail/mail-sender.ts';
import { MAIL_TRANSPORT } from './mail/mail-transport.ts';
import { QueueMailController } from './mail/queue-mail.controller.ts';
import { smtpTransport } from './mail/smtp-transport.ts';
import { CreateEnquiries1795213800000 } from './migrations/1795213800000-create-enquiries.ts';
import { WorkEnquiries1795306800000 } from './migrations/1795306800000-work-enquiries.ts';
import { SearchEnquiries1795307400000 } from './migrations/1795307400000-search-enquiries.ts';
import { WorkDataRequests1795308000000 } from './migrations/1795308000000-work-data-requests.ts';
import { DateActivity1795309800000 } from './migrations/1795309800000-date-activity.ts';
import { LimitAcknowledgements1795310400000 } from './migrations/1795310400000-limit-acknowledgements.ts';
import { ErasePersonUseCase } from './people/erase-person.use-case.ts';
import { HeldDataReader } from './people/held-data.ts';
import { PeopleController } from './people/people.controller.ts';
import { PersonEraser } from './people/person-eraser.ts';
import { RemoveExpiredRecordsUseCase } from './retention/remove-expired-records.use-case.ts';
import { RetentionSchedule } from './retention/retention-schedule.ts';
import { type Settings, settings } from './settings.ts';
import { FollowStockController } from './stock/follow-stock.controller.ts';
import { Stock } from './stock/stock.ts';
import { StockedVehicleEntity } from './stock/stocked-vehicle.entity.ts';

@Module({
  imports: [
    ServiceKitModule.forRoot({
      name: 'enquiries',
      settings,
      entities: [
        EnquiryEntity,
        EnquiryNoteEntity,
        CalculationEntity,
        DataRequestEntity,
        DataRequestNoteEntity,
        StockedVehicleEntity,
      ],
      migrations: [
        CreateEnquiries1795213800000,
        WorkEnquiries1795306800000,
        SearchEnquiries1795307400000,
        WorkDataRequests1795308000000,
        DateActivity1795309800000,
        LimitAcknowledgements1795310400000,
      ],
    }),
  ],
  controllers: [
    OpenFormController,
    ReceiveEnquiryController,
    ListEnquiriesController,
    ExportEnquiriesController,
    UpdateEnquiryController,
    AddEnquiryNoteController,
    SaveCalculationController,
    ReceiveDataRequestController,
    ListDataRequestsController,
    PeopleController,
    UpdateDataRequestController,
    AddDataRequestNoteController,
    FollowStockController,
    QueueMailController,
  ],
  providers: [
    Stock,
    FormGuard,
    FormLimits,
    ReceiveEnquiryUseCase,
    EnquiryList,
    UpdateEnquiryUseCase,
    AddEnquiryNoteUseCase,
    SaveCalculationUseCase,
    ReceiveDataRequestUseCase,
    UpdateDataRequestUseCase,
    AddDataRequestNoteUseCase,
    PersonEraser,
    HeldDataReader,
    ErasePersonUseCase,
    RemoveExpiredRecordsUseCase,
    RetentionSchedule,
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
export class AppModule {}
