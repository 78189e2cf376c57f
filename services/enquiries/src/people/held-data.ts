import type { Calculation, HeldData, Person } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import { Any, DataSource, type EntityManager } from 'typeorm';
import { CalculationEntity, type CalculationRow } from '../calculations/calculation.entity.ts';
import { withNotes } from '../data-requests/data-request-list.ts';
import type { EnquiryRow } from '../enquiries/enquiry.entity.ts';
import { withSurroundings } from '../enquiries/enquiry-list.ts';
import { mailsAbout } from './person-mails.ts';
import { recordsOfPerson } from './records-of-person.ts';

/** Everything held on a person, as they may ask for it. */
@Injectable()
export class HeldDataReader {
  constructor(private readonly dataSource: DataSource) {}

  async on(person: Person): Promise<HeldData> {
    return this.dataSource.transaction(async (manager) => {
      const { enquiries, dataRequests } = await recordsOfPerson(manager, person);
      const calculationOf = await calculationsOf(manager, enquiries);
      const mails = await mailsAbout(manager, {
        enquiryIds: enquiries.map(({ id }) => id),
        dataRequestIds: dataRequests.map(({ id }) => id),
      });
      return {
        enquiries: (await withSurroundings(manager, enquiries)).map((enquiry) => ({
          ...enquiry,
          calculation: calculationOf.get(enquiry.id) ?? null,
        })),
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

const calculationsOf = async (manager: EntityManager, enquiries: readonly EnquiryRow[]): Promise<Map<number, Calculation>> => {
  const attached = enquiries.flatMap(({ id, calculationId }) => (calculationId === null ? [] : [{ id, calculationId }]));
  const rows = await manager.findBy(CalculationEntity, { id: Any(attached.map(({ calculationId }) => calculationId)) });
  const byId = new Map(rows.map((row) => [row.id, toCalculation(row)]));
  return new Map(
    attached.flatMap(({ id, calculationId }) => {
      const calculation = byId.get(calculationId);
      return calculation ? [[id, calculation] as const] : [];
    }),
  );
};

const toCalculation = ({ id: _, createdAt: __, ...row }: CalculationRow): Calculation => ({
  ...row,
  vehiclePrice: Number(row.vehiclePrice),
  deposit: Number(row.deposit),
  tradeInValue: '0',
  monthlyPayment: Number(row.monthlyPayment),
  totalCost: Number(row.totalCost),
  totalInterest: Number(row.totalInterest),
});
