import { type Calculation, type EnquiryReceipt, enquiryReceivedV1 } from '@forecourt/contracts';
import { momentAfterOpenMinutes } from '@forecourt/rules';
import { LiveDealership } from '@forecourt/server-kit';
import { Outbox, SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { checkFigures, storeCalculation } from '../calculations/calculation-store.ts';
import { FormLimits } from '../forms/form-limits.ts';
import type { Visitor } from '../forms/visitor.ts';
import type { Settings } from '../settings.ts';
import { Stock } from '../stock/stock.ts';
import { StockedVehicleEntity } from '../stock/stocked-vehicle.entity.ts';
import { EnquiryEntity, type EnquiryRow } from './enquiry.entity.ts';
import { type EnquiryFacts, type SentEnquiry, toFacts } from './enquiry.mapper.ts';

@Injectable()
export class ReceiveEnquiryUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly limits: FormLimits,
    private readonly stock: Stock,
    private readonly dealership: LiveDealership,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async execute(sent: SentEnquiry, visitor: Visitor): Promise<EnquiryReceipt> {
    if ('vehicleId' in sent && sent.vehicleId) await this.stock.ensureKnown(sent.vehicleId);
    return this.dataSource.transaction(async (manager) => {
      const calculation = attachedCalculation(sent);
      if (calculation) await checkFigures(manager, calculation, 'calculation.');
      const facts = await withTestDriveMessage(manager, toFacts(sent));
      return this.limits.enforce('enquiry', visitor, async () => {
        const stored = calculation && (await storeCalculation(manager, calculation));
        const now = new Date();
        const { id, createdAt } = await manager.getRepository<EnquiryRow>(EnquiryEntity).save({
          ...facts,
          calculationId: stored?.id ?? null,
          createdAt: now,
          replyDueAt: this.replyDueAt(now),
        });
        const { inquiryType, vehicleId } = facts;
        await this.outbox.add(manager, enquiryReceivedV1, {
          entityId: String(id),
          entityVersion: 1,
          data: { inquiryType, vehicleId },
        });
        return { id, createdAt: createdAt.toISOString() };
      });
    });
  }

  private replyDueAt(now: Date): Date | null {
    const { salesHours: week, specialDays } = this.dealership.now;
    const due = momentAfterOpenMinutes({ week, specialDays }, now.getTime(), this.settings.REPLY_TARGET_MINUTES);
    return due === null ? null : new Date(due);
  }
}

/** The calculation's vehicle defaults to the enquiry's. */
const attachedCalculation = (sent: SentEnquiry): Calculation | undefined => {
  if ('source' in sent || !sent.calculation) return undefined;
  return { ...sent.calculation, vehicleId: sent.calculation.vehicleId ?? sent.vehicleId };
};

/** The form's own text for an empty message (product §5), for other callers. */
const withTestDriveMessage = async (manager: EntityManager, facts: EnquiryFacts): Promise<EnquiryFacts> => {
  if (facts.inquiryType !== 'test_drive' || facts.message !== null || facts.vehicleId === null) return facts;
  const vehicle = await manager.findOneBy(StockedVehicleEntity, { id: facts.vehicleId });
  return vehicle ? { ...facts, message: `Test drive request for ${vehicle.make} ${vehicle.model}` } : facts;
};
