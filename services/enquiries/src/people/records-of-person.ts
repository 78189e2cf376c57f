import type { Person } from '@forecourt/contracts';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { DataRequestEntity, type DataRequestRow } from '../data-requests/data-request.entity.ts';
import { EnquiryEntity, type EnquiryRow } from '../enquiries/enquiry.entity.ts';
import { subscriber } from './subscriber.ts';

export interface RecordsOfPerson {
  readonly enquiries: readonly EnquiryRow[];
  readonly dataRequests: readonly DataRequestRow[];
}

/**
 * The records with this email address (in any case) or this telephone number (in any format), locked until the transaction
 * ends. Erased records are excluded.
 */
export const recordsOfPerson = async (manager: EntityManager, person: Person): Promise<RecordsOfPerson> => ({
  enquiries: await sentBy(
    manager.createQueryBuilder(EnquiryEntity, 'record'),
    { email: 'record.customer_email', phone: 'record.customer_phone' },
    person,
  ),
  dataRequests: await sentBy(
    manager.createQueryBuilder(DataRequestEntity, 'record'),
    { email: 'record.email', phone: 'record.phone' },
    person,
  ),
});

const sentBy = <Row extends ObjectLiteral>(
  records: SelectQueryBuilder<Row>,
  column: { email: string; phone: string },
  { email, phone }: Person,
): Promise<Row[]> => {
  const same = [
    ...(email ? [`lower(${column.email}) = lower(:email)`] : []),
    // A number without digits matches nobody.
    ...(phone ? [`${subscriber(column.phone)} = NULLIF(${subscriber(':phone')}, '')`] : []),
  ];
  return records
    .where('record.erased_at IS NULL')
    .andWhere(`(${same.join(' OR ') || 'FALSE'})`, { email, phone })
    .orderBy('record.id')
    .setLock('pessimistic_write')
    .getMany();
};
