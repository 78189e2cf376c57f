import type { Person } from '@forecourt/contracts';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { DataRequestEntity, type DataRequestRow } from '../data-requests/data-request.entity.ts';
import { EnquiryEntity, type EnquiryRow } from '../enquiries/enquiry.entity.ts';

export interface RecordsOfPerson {
  readonly enquiries: readonly EnquiryRow[];
  readonly dataRequests: readonly DataRequestRow[];
}

/**
 * What a person sent with this address, in whatever letters, or with this telephone number, however it is written, or with
 * either where both are given; locked, so
 * that it is the same until the transaction ends. What has been erased is nobody's any more.
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
    // Of what holds no digits nobody is found.
    ...(phone ? [`${subscriber(column.phone)} = NULLIF(${subscriber(':phone')}, '')`] : []),
  ];
  return records
    .where('record.erased_at IS NULL')
    .andWhere(`(${same.join(' OR ') || 'FALSE'})`, { email, phone })
    .orderBy('record.id')
    .setLock('pessimistic_write')
    .getMany();
};

/** A telephone number without what is the same for all: "+44 151 496", "0151-496" and "(0151) 496" are one. */
const subscriber = (number: string): string => `regexp_replace(regexp_replace(${number}, '\\D', '', 'g'), '^(0044|44|0)', '')`;
