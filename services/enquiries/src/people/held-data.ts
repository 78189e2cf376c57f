import type { HeldData, Person } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { withNotes } from '../data-requests/data-request-list.ts';
import { withOwn } from '../enquiries/enquiry-list.ts';
import { mailsAbout } from './person-mails.ts';
import { recordsOfPerson } from './records-of-person.ts';

/** Reads everything held on a person. */
@Injectable()
export class HeldDataReader {
  constructor(private readonly dataSource: DataSource) {}

  async on(person: Person): Promise<HeldData> {
    return this.dataSource.transaction(async (manager) => {
      const { enquiries, dataRequests } = await recordsOfPerson(manager, person);
      const mails = await mailsAbout(manager, {
        enquiryIds: enquiries.map(({ id }) => id),
        dataRequestIds: dataRequests.map(({ id }) => id),
      });
      return {
        enquiries: await withOwn(manager, enquiries),
        dataRequests: await withNotes(manager, dataRequests),
        mails: mails.map(({ to, enquiryId, dataRequestId, queuedAt, sentAt }) => ({
          to,
          enquiryId,
          dataRequestId,
          queuedAt: queuedAt.toISOString(),
          sentAt: sentAt?.toISOString() ?? null,
        })),
      };
    });
  }
}
