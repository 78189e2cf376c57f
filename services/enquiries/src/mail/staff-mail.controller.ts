import { sendStaffLinkV1, sendStaffNoticeV1 } from '@forecourt/contracts';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { type StaffLink, staffLinkMail } from './staff-link-template.ts';
import { StaffMail } from './staff-mail.ts';
import { type StaffNotice, staffNoticeMail } from './staff-notice-template.ts';

/** What identity asks to be mailed to staff. */
@Controller()
export class StaffMailController {
  constructor(private readonly mail: StaffMail) {}

  @MessagePattern<string>(sendStaffLinkV1.subject)
  async sendLink(@Payload() link: StaffLink): Promise<object> {
    await this.mail.send(link, (settings) => staffLinkMail(link, settings));
    return {};
  }

  @MessagePattern<string>(sendStaffNoticeV1.subject)
  async sendNotice(@Payload() notice: StaffNotice): Promise<object> {
    await this.mail.send(notice, (settings) => staffNoticeMail(notice, settings));
    return {};
  }
}
