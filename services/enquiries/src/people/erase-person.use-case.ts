import type { ErasePerson, Erasure } from '@forecourt/contracts';
import { ProblemError } from '@forecourt/server-kit';
import { Injectable } from '@nestjs/common';
import { Any, DataSource } from 'typeorm';
import { DataRequestEntity } from '../data-requests/data-request.entity.ts';
import { ErasureList } from './erasure-list.ts';
import { PersonEraser } from './person-eraser.ts';
import { recordsOfPerson } from './records-of-person.ts';

@Injectable()
export class ErasePersonUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly eraser: PersonEraser,
    private readonly erasures: ErasureList,
  ) {}

  /** Erases everything in one transaction. Open data requests keep their address until they are answered. */
  async execute({ seen, except, ...person }: ErasePerson): Promise<Erasure> {
    return this.dataSource.transaction(async (manager) => {
      const found = await recordsOfPerson(manager, person);
      if (found.enquiries.length !== seen.enquiries || found.dataRequests.length !== seen.dataRequests) throw holdingsChanged();
      const enquiries = found.enquiries.filter(({ id }) => !except?.enquiries.includes(id));
      const dataRequests = found.dataRequests.filter(({ id }) => !except?.dataRequests.includes(id));
      const idsWhere = (isDone: boolean) => dataRequests.filter(({ doneAt }) => (doneAt !== null) === isDone).map(({ id }) => id);
      const [answered, open] = [idsWhere(true), idsWhere(false)];
      const ofEnquiries = await this.eraser.eraseEnquiries(manager, enquiries);
      const ofRequests = await this.eraser.eraseDataRequests(manager, answered);
      await manager.update(DataRequestEntity, { id: Any(open) }, { isErasedWhenDone: true });
      await this.erasures.add(
        manager,
        'open-data-request',
        dataRequests.filter(({ id }) => open.includes(id)),
      );
      return {
        ...ofEnquiries,
        notes: ofEnquiries.notes + ofRequests.notes,
        dataRequests: ofRequests.dataRequests,
        dataRequestsToFollow: open.length,
        mails: ofEnquiries.mails + ofRequests.mails,
        mailFiles: ofEnquiries.mailFiles + ofRequests.mailFiles,
        mailsHandedOver: ofEnquiries.mailsHandedOver + ofRequests.mailsHandedOver,
      };
    });
  }
}

const holdingsChanged = (): ProblemError =>
  new ProblemError({
    status: 409,
    code: 'ENQUIRIES.HOLDINGS_CHANGED',
    title: 'The data has changed',
    detail: 'The data we hold on this person is not what you were shown: it has since changed. Search again before erasing it.',
  });
