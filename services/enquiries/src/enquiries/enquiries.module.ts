import { Module } from '@nestjs/common';
import { FormsModule } from '../forms/forms.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { StockModule } from '../stock/stock.module.ts';
import { AddEnquiryNoteController } from './add-enquiry-note.controller.ts';
import { Colleagues } from './colleagues.ts';
import { ComingUpController } from './coming-up.controller.ts';
import { CorrectNoteController } from './correct-note.controller.ts';
import { EnquiriesTodayController } from './enquiries-today.controller.ts';
import { EnquiryList } from './enquiry-list.ts';
import { EnterEnquiryController } from './enter-enquiry.controller.ts';
import { ExportEnquiriesController } from './export-enquiries.controller.ts';
import { GetEnquiryController } from './get-enquiry.controller.ts';
import { HandOverController } from './hand-over.controller.ts';
import { ListEnquiriesController } from './list-enquiries.controller.ts';
import { ReceiveEnquiryController } from './receive-enquiry.controller.ts';
import { ReceiveEnquiryUseCase } from './receive-enquiry.use-case.ts';
import { UpdateEnquiryController } from './update-enquiry.controller.ts';

@Module({
  imports: [FormsModule, MailModule, StockModule],
  controllers: [
    ReceiveEnquiryController,
    ListEnquiriesController,
    ExportEnquiriesController,
    EnquiriesTodayController,
    ComingUpController,
    HandOverController,
    EnterEnquiryController,
    // After the one whose path it would also match.
    GetEnquiryController,
    UpdateEnquiryController,
    AddEnquiryNoteController,
    CorrectNoteController,
  ],
  providers: [ReceiveEnquiryUseCase, EnquiryList, Colleagues],
})
export class EnquiriesModule {}
