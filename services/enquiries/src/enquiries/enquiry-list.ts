import {
  ENQUIRY_STATUSES,
  type Enquiry,
  type EnquiryCounts,
  type EnquiryFilter,
  type EnquirySort,
  NOBODY,
} from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import { Any, DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { CalculationEntity } from '../calculations/calculation.entity.ts';
import { EnquiryChangeEntity, type EnquiryChangeRow } from '../changes/enquiry-change.entity.ts';
import { repliesOf } from '../replies/replies-of.ts';
import { EnquiryStepEntity, type EnquiryStepRow } from '../steps/enquiry-step.entity.ts';
import { StockedVehicleEntity } from '../stock/stocked-vehicle.entity.ts';
import { assigneesOf } from './assignees-of.ts';
import { Colleagues } from './colleagues.ts';
import { EnquiryEntity, type EnquiryRow } from './enquiry.entity.ts';
import { type OwnEnquiry, toEnquiry } from './enquiry.mapper.ts';
import { applyFilter } from './enquiry-filter.ts';
import { EnquiryNoteEntity, type EnquiryNoteRow } from './enquiry-note.entity.ts';
import { cursorOf, parseCursor } from './list-cursor.ts';
import { othersOf } from './others-of.ts';

export interface EnquiryPage<One = Enquiry> {
  readonly enquiries: One[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

interface Part {
  /** Without it, everything. */
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
  /** By default the newest first. */
  readonly sort?: EnquirySort | undefined;
}

/** Reads enquiries as staff see them. */
@Injectable()
export class EnquiryList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly colleagues: Colleagues,
  ) {}

  /** All enquiries that match the filter, or the next `limit` of them. */
  async page(filter: EnquiryFilter, part: Part = {}): Promise<EnquiryPage> {
    const { enquiries, nextCursor } = await this.rows(filter, part);
    return { enquiries: await withRelated(this.dataSource.manager, enquiries), nextCursor };
  }

  /** The same without what else their senders asked, which takes long for many enquiries of one sender. */
  async ownPage(filter: EnquiryFilter, part: Part): Promise<EnquiryPage<OwnEnquiry>> {
    const { enquiries, nextCursor } = await this.rows(filter, part);
    return { enquiries: await withOwn(this.dataSource.manager, enquiries), nextCursor };
  }

  private async rows(filter: EnquiryFilter, { limit, cursor, sort }: Part): Promise<EnquiryPage<EnquiryRow>> {
    const [order, isAfter] = sort === 'longest-wait' ? (['ASC', '>'] as const) : (['DESC', '<'] as const);
    const enquiries = await this.filtered(filter);
    enquiries.orderBy({ 'enquiry.createdAt': order, 'enquiry.id': order });
    if (cursor !== undefined)
      enquiries.andWhere(`(enquiry.createdAt, enquiry.id) ${isAfter} (:createdAt, :id)`, parseCursor(cursor));
    // One more than the page size, to know whether there is another page.
    if (limit !== undefined) enquiries.limit(limit + 1);
    const found = await enquiries.getMany();
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    const nextCursor = rows.length < found.length && last ? cursorOf(last) : null;
    return { enquiries: rows, nextCursor };
  }

  private async filtered(filter: EnquiryFilter): Promise<SelectQueryBuilder<EnquiryRow>> {
    const { manager } = this.dataSource;
    const ids = filter.assignee === NOBODY ? (await assigneesOf(manager)).filter(({ open }) => open > 0).map(({ id }) => id) : [];
    return applyFilter(manager.createQueryBuilder(EnquiryEntity, 'enquiry'), filter, await this.colleagues.whoCannotLogIn(ids));
  }

  /** An enquiry that is known to exist. */
  async one(manager: EntityManager, id: number): Promise<Enquiry> {
    const [enquiry] = await withRelated(manager, [await manager.findOneByOrFail(EnquiryEntity, { id })]);
    return enquiry as Enquiry;
  }

  async counts({ status: _, ...filter }: EnquiryFilter): Promise<EnquiryCounts> {
    const enquiries = await this.filtered(filter);
    const groups = await enquiries
      .select('enquiry.status', 'status')
      .addSelect('count(*)::integer', 'count')
      .groupBy('enquiry.status')
      .getRawMany<{ status: string; count: number }>();
    const counted = new Map(groups.map(({ status, count }) => [status, count]));
    return Object.fromEntries(ENQUIRY_STATUSES.map((status) => [status, counted.get(status) ?? 0])) as EnquiryCounts;
  }
}

/** Adds what belongs to each enquiry, and what else its sender asked. */
export const withRelated = async (manager: EntityManager, rows: readonly EnquiryRow[]): Promise<Enquiry[]> => {
  const others = await othersOf(
    manager,
    rows.map(({ id }) => id),
  );
  const enquiries = await withOwn(manager, rows);
  return enquiries.map((enquiry) => ({ ...enquiry, others: others.get(enquiry.id) ?? { count: 0, newest: [] } }));
};

/** Adds the vehicle, the calculation, the notes, the replies, the steps and the changes to each enquiry. */
export const withOwn = async (manager: EntityManager, rows: readonly EnquiryRow[]): Promise<OwnEnquiry[]> => {
  const vehicleIds = new Set(rows.map(({ vehicleId }) => vehicleId).filter((id) => id !== null));
  const vehicles = await manager.findBy(StockedVehicleEntity, { id: Any([...vehicleIds]) });
  const calculationIds = rows.map(({ calculationId }) => calculationId).filter((id) => id !== null);
  const calculations = await manager.findBy(CalculationEntity, { id: Any(calculationIds) });
  const ids = rows.map(({ id }) => id);
  const notes = await manager.find(EnquiryNoteEntity, { where: { enquiryId: Any(ids) }, order: { id: 'ASC' } });
  const steps = await manager.find(EnquiryStepEntity, { where: { enquiryId: Any(ids) }, order: { id: 'ASC' } });
  const changes = await manager.find(EnquiryChangeEntity, { where: { enquiryId: Any(ids) }, order: { id: 'ASC' } });
  const repliesTo = await repliesOf(manager, ids);
  const vehicleOf = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const calculationOf = new Map(calculations.map((calculation) => [calculation.id, calculation]));
  const notesOf = new Map<number, EnquiryNoteRow[]>(rows.map(({ id }) => [id, []]));
  const stepsOf = new Map<number, EnquiryStepRow[]>(rows.map(({ id }) => [id, []]));
  const changesOf = new Map<number, EnquiryChangeRow[]>(rows.map(({ id }) => [id, []]));
  const [noteIds, stepIds] = [notes, steps].map((entries) => new Set(entries.map(({ id }) => id)));
  // The earlier wording of what was deleted comes back with it, or goes with it.
  const isShown = ({ noteId, stepId }: EnquiryChangeRow) =>
    (noteId === null || noteIds?.has(noteId)) && (stepId === null || stepIds?.has(stepId));
  for (const change of changes.filter(isShown)) changesOf.get(change.enquiryId)?.push(change);
  for (const step of steps) stepsOf.get(step.enquiryId)?.push(step);
  for (const note of notes) notesOf.get(note.enquiryId)?.push(note);
  return rows.map((row) => {
    const vehicle = vehicleOf.get(row.vehicleId ?? 0) ?? null;
    return toEnquiry(row, {
      vehicle,
      calculation: calculationOf.get(row.calculationId ?? '') ?? null,
      notes: notesOf.get(row.id) ?? [],
      steps: stepsOf.get(row.id) ?? [],
      changes: changesOf.get(row.id) ?? [],
      replies: repliesTo.get(row.id) ?? [],
    });
  });
};
