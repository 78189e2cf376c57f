import { ServiceKitModule } from '@forecourt/service-kit';
import { Module } from '@nestjs/common';
import { CalculationEntity } from './calculations/calculation.entity.ts';
import { CalculationsModule } from './calculations/calculations.module.ts';
import { EnquiryChangeEntity } from './changes/enquiry-change.entity.ts';
import { DataRequestEntity } from './data-requests/data-request.entity.ts';
import { DataRequestNoteEntity } from './data-requests/data-request-note.entity.ts';
import { DataRequestsModule } from './data-requests/data-requests.module.ts';
import { EnquiriesModule } from './enquiries/enquiries.module.ts';
import { EnquiryEntity } from './enquiries/enquiry.entity.ts';
import { EnquiryNoteEntity } from './enquiries/enquiry-note.entity.ts';
import { EXPIRED_ENTRIES } from './enquiries/own-entry.ts';
import { MailModule } from './mail/mail.module.ts';
import { CreateEnquiries1795213800000 } from './migrations/1795213800000-create-enquiries.ts';
import { WorkEnquiries1795306800000 } from './migrations/1795306800000-work-enquiries.ts';
import { SearchEnquiries1795307400000 } from './migrations/1795307400000-search-enquiries.ts';
import { WorkDataRequests1795308000000 } from './migrations/1795308000000-work-data-requests.ts';
import { DateActivity1795309800000 } from './migrations/1795309800000-date-activity.ts';
import { LimitAcknowledgements1795310400000 } from './migrations/1795310400000-limit-acknowledgements.ts';
import { FoldSearchText1795424400000 } from './migrations/1795424400000-fold-search-text.ts';
import { TraceMails1795750000000 } from './migrations/1795750000000-trace-mails.ts';
import { ReplyToEnquiries1795760400000 } from './migrations/1795760400000-reply-to-enquiries.ts';
import { ReplyClock1795764000000 } from './migrations/1795764000000-reply-clock.ts';
import { AssignEnquiries1795807200000 } from './migrations/1795807200000-assign-enquiries.ts';
import { SignReplies1795811400000 } from './migrations/1795811400000-sign-replies.ts';
import { TieEnquiries1795811500000 } from './migrations/1795811500000-tie-enquiries.ts';
import { DateCalls1795820400000 } from './migrations/1795820400000-date-calls.ts';
import { CorrectNotes1795820500000 } from './migrations/1795820500000-correct-notes.ts';
import { KeepChanges1795826000000 } from './migrations/1795826000000-keep-changes.ts';
import { MailCrm1795830100000 } from './migrations/1795830100000-mail-crm.ts';
import { UndoDeletions1795843000000 } from './migrations/1795843000000-undo-deletions.ts';
import { SearchVans1795848000000 } from './migrations/1795848000000-search-vans.ts';
import { EnterEnquiries1795848600000 } from './migrations/1795848600000-enter-enquiries.ts';
import { PeopleModule } from './people/people.module.ts';
import { EnquiryReplyEntity } from './replies/enquiry-reply.entity.ts';
import { RepliesModule } from './replies/replies.module.ts';
import { settings } from './settings.ts';
import { EnquiryStepEntity } from './steps/enquiry-step.entity.ts';
import { StepsModule } from './steps/steps.module.ts';
import { StockedVehicleEntity } from './stock/stocked-vehicle.entity.ts';

@Module({
  imports: [
    ServiceKitModule.forRoot({
      name: 'enquiries',
      settings,
      entities: [
        EnquiryEntity,
        EnquiryNoteEntity,
        EnquiryReplyEntity,
        EnquiryStepEntity,
        EnquiryChangeEntity,
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
        FoldSearchText1795424400000,
        TraceMails1795750000000,
        ReplyToEnquiries1795760400000,
        ReplyClock1795764000000,
        AssignEnquiries1795807200000,
        SignReplies1795811400000,
        TieEnquiries1795811500000,
        DateCalls1795820400000,
        CorrectNotes1795820500000,
        KeepChanges1795826000000,
        MailCrm1795830100000,
        UndoDeletions1795843000000,
        SearchVans1795848000000,
        EnterEnquiries1795848600000,
      ],
      expired: EXPIRED_ENTRIES,
    }),
    EnquiriesModule,
    RepliesModule,
    StepsModule,
    CalculationsModule,
    DataRequestsModule,
    PeopleModule,
    MailModule,
  ],
})
export class AppModule {}
