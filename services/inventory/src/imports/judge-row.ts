import {
  createVehicleSchema,
  type DealerFacts,
  type DealerRecord,
  type FieldChange,
  fieldLabel,
  readInput,
  updateVehicleSchema,
  type VehicleFacts,
  type VehicleSpecifications,
} from '@forecourt/contracts';
import { formatDay, formatNumber, formatPounds, payloadFault, STOCK_STATUSES } from '@forecourt/rules';
import type { z } from 'zod';
import { UNKNOWN_RECORD } from '../dealer-record/dealer-records.ts';
import type { Copies } from '../pictures/copied-pictures.ts';
import { auditedChanges, changedFields } from '../vehicles/vehicle.changes.ts';
import type { VehicleRow } from '../vehicles/vehicle.entity.ts';
import { toVehicle } from '../vehicles/vehicle.mapper.ts';
import { toChanges, toFacts } from '../vehicles/vehicle-input.mapper.ts';
import { type DealerReading, dealerReading, dealerSentences } from './dealer-cells.ts';
import { doubtsOfChange, doubtsOfNew } from './doubts.ts';
import { leftOutOf, leftOutSentence, quote } from './left-out.ts';
import { estimatedPrice, followingPrice } from './monthly-price.ts';
import { nestedFacts } from './nested-facts.ts';
import { bodyOf, cellOf, compactMark, type Meaning, priceOf } from './row-body.ts';
import { pricesShown, sitePrice } from './site-price.ts';
import { saysNothing } from './vat-words.ts';

type NotWritten = 'refused' | 'repeated' | 'unclear' | 'not-a-van';

interface Kept {
  readonly says: string;
  /** Cells of facts that the van can do without were not read. */
  readonly isWithoutFact: boolean;
  /** It says what to check. */
  readonly isDoubted: boolean;
}

/** What the dealership alone sees of a van, as it will be, with what changes of it as it was; null if nothing does. */
export type DealerChange = { readonly record: DealerRecord; readonly before: Partial<DealerFacts> } | null;

/** What becomes of a row. */
export type Judgement =
  | (Kept & { readonly outcome: 'new'; readonly facts: VehicleFacts; readonly dealer: DealerChange })
  /** The facts are the stored ones if only what the dealership alone sees changes. */
  | (Kept & {
      readonly outcome: 'changed';
      readonly stored: VehicleRow;
      readonly facts: VehicleRow;
      readonly dealer: DealerChange;
    })
  | (Kept & { readonly outcome: 'unchanged'; readonly stored: VehicleRow })
  | { readonly outcome: NotWritten; readonly says: string };

export const refused = (says: string): Judgement => ({ outcome: 'refused', says });

const UNCLEAR: Judgement = { outcome: 'unclear', says: 'Does this price include VAT?' };

export const isWritten = (judged: Judgement): judged is Exclude<Judgement, { readonly outcome: NotWritten }> =>
  ['new', 'changed', 'unchanged'].includes(judged.outcome);

const MAX_REASONS = 5;

interface Refusal {
  readonly path: string;
  readonly message: string;
}

/** With what the file has, where that could not be read: "POA". */
const sentence = ({ path, message }: Refusal, body: Readonly<Record<string, unknown>>): string => {
  const value = body[path.replace(/^specifications\./, '')];
  const isSaid = (typeof value === 'string' && value !== '') || typeof value === 'number';
  const said = isSaid ? `. The file says ${quote(String(value))}` : '';
  // A form asks for what a file lacks.
  const reason = message.replace(/\.$/, '').replace(/^(?:Enter|Choose) (?:the|an?) (.+)$/, 'The $1 is missing');
  return `${reason}${said}`;
};

const sentences = (refusals: readonly Refusal[], body: Readonly<Record<string, unknown>>): string =>
  [...new Set(refusals.map((refusal) => sentence(refusal, body)))].slice(0, MAX_REASONS).join('. ');

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const label = (field: string): string => capitalised(fieldLabel(field) ?? field);

/** Fields that follow from others, and those that the price on the site says. */
const FOLLOWING = new Set(['imageUrl', 'imageGallery', 'seatingCapacity', 'maxGrossWeight', 'price', 'vatQualifying']);

const ISO_DATE = /^\d{4}-\d\d-\d\d$/;

const inWords = (field: string, value: FieldChange['from']): string => {
  if (field === 'monthlyPrice' && typeof value === 'number') return formatPounds(value);
  if (typeof value === 'number') return field === 'year' ? String(value) : formatNumber(value);
  return typeof value === 'string' && ISO_DATE.test(value) ? formatDay(value) : String(value ?? 'unknown');
};

/** "Mileage 41,000 → 42,000; Description". The entries of the specifications are told as fields of their own. */
const changesIn = (before: VehicleRow, after: VehicleRow, changed: readonly string[]): string => {
  const entries = Object.keys({ ...before.specifications, ...after.specifications });
  const told = auditedChanges(toVehicle(before), toVehicle(after)).filter(({ field }) =>
    [...changed, ...entries].includes(field),
  );
  const named = new Set(['specifications', ...told.map(({ field }) => field)]);
  return [
    ...told
      .filter(({ field }) => !FOLLOWING.has(field))
      .map(({ field, from, to }) => `${label(field)} ${inWords(field, from)} → ${inWords(field, to)}`),
    ...changed.filter((field) => !named.has(field) && !FOLLOWING.has(field)).map(label),
  ].join('; ');
};

const said = (...sentences: readonly string[]): string => sentences.filter(Boolean).join('. ');

/** The facts in which a slip is noticed first: "2022, 41,200 miles". */
const mainFacts = ({ year, mileage }: VehicleFacts): string =>
  `${year}, ${mileage === null ? 'no mileage' : `${formatNumber(mileage)} miles`}`;

type Body = Readonly<Record<string, unknown>>;

/** What a row says, without the facts that cannot be read and that the van can do without. */
interface RowReading<Output> {
  readonly value: Output;
  readonly body: Body;
  readonly leftOut: readonly string[];
}

/** @returns why the row is refused, in words, or what it says. */
function readRow<Schema extends z.ZodType>(
  schema: Schema,
  body: Body,
  specifications: VehicleSpecifications = {},
  before: readonly string[] = [],
): RowReading<z.output<Schema>> | string {
  const reading = readInput(schema, nestedFacts(body, specifications));
  if (!reading.refusals) return { value: reading.value, body, leftOut: before };
  const leftOut = leftOutOf(reading.refusals, body);
  if (leftOut.length === 0) return sentences(reading.refusals, body);
  const kept = Object.fromEntries(Object.entries(body).filter(([fact]) => !leftOut.includes(fact)));
  // What contradicts another fact is found once all of them can be read.
  return readRow(schema, kept, specifications, [...before, ...leftOut]);
}

const leftOutIn = ({ leftOut }: RowReading<unknown>, cells: readonly string[], meaning: Meaning): string =>
  leftOutSentence(leftOut, (fact) => cellOf(fact, cells, meaning));

/** A cell that says nothing is not missed. */
const isLeftOut = (fact: string, { leftOut }: RowReading<unknown>, cells: readonly string[], meaning: Meaning): boolean =>
  leftOut.includes(fact) && !saysNothing(cellOf(fact, cells, meaning));

const dealerChange = (record: DealerRecord, { changes }: DealerReading): DealerChange => {
  const names = Object.keys(changes) as (keyof DealerFacts)[];
  if (names.length === 0) return null;
  const before = Object.fromEntries(names.map((name) => [name, record[name]]));
  return { record: { ...record, ...changes, version: record.version + 1 }, before };
};

/**
 * A change of the status to Sold or from it changes the mark as well, unless the file says otherwise: each alone would be told of beside
 * the other on the site (D38).
 */
const marked = (body: Record<string, unknown>, before: string | null): Record<string, unknown> => {
  const status = body['stockStatus'];
  // One that is not known is left out.
  const isChanged = STOCK_STATUSES.some((known) => known === status) && status !== before;
  if (!isChanged || 'isSold' in body) return body;
  if (status === 'Sold') return { ...body, isSold: true };
  return before === 'Sold' ? { ...body, isSold: false } : body;
};

/** A new van is used unless the file says otherwise. */
const judgeNew = (cells: readonly string[], meaning: Meaning): Judgement => {
  const price = priceOf(cells, meaning, null);
  if (price.is === 'refused') return refused(price.says);
  const body = { condition: 'used', ...marked(bodyOf(cells, meaning, null), null), ...price.body };
  const reading = readRow(createVehicleSchema, body);
  if (typeof reading === 'string') return refused(reading);
  if (price.is === 'unclear') return UNCLEAR;
  const given = toFacts(reading.value);
  const facts = 'monthlyPrice' in reading.body ? given : { ...given, monthlyPrice: estimatedPrice(given, meaning) };
  const without = leftOutIn(reading, cells, meaning);
  const dealer = dealerReading(cells, meaning, facts.vatQualifying, UNKNOWN_RECORD);
  const doubts = doubtsOfNew(facts, meaning);
  const says = said(...doubts, sitePrice(facts), mainFacts(facts), without, ...dealerSentences(dealer));
  const isWithoutFact = without !== '' || dealer.leftOut.length > 0;
  // It may be sold.
  const isDoubted = doubts.length > 0 || isLeftOut('stockStatus', reading, cells, meaning);
  return { outcome: 'new', facts, says, isWithoutFact, isDoubted, dealer: dealerChange(UNKNOWN_RECORD, dealer) };
};

/** A van in stock. */
export interface KnownVan {
  readonly stored: VehicleRow;
  readonly record: DealerRecord;
  /** Of its pictures. */
  readonly copies?: Copies | undefined;
}

const judgeKnown = (cells: readonly string[], meaning: Meaning, { stored, record, copies }: KnownVan): Judgement => {
  const price = priceOf(cells, meaning, toVehicle(stored));
  if (price.is === 'refused') return refused(price.says);
  const read = bodyOf(cells, meaning, toVehicle(stored), copies);
  const body: Record<string, unknown> = { ...marked(read, stored.stockStatus), ...price.body };
  // Used is what a van part-exchanged to clear is, too.
  if (body['condition'] === 'used' && stored.condition === 'p/ex to clear') delete body['condition'];
  // The same number, typed otherwise.
  if (compactMark(String(body['stockNumber'] ?? '')) === compactMark(stored.stockNumber ?? '')) delete body['stockNumber'];
  const reading = readRow(updateVehicleSchema, body, stored.specifications);
  if (typeof reading === 'string') return refused(reading);
  if (price.is === 'unclear') return UNCLEAR;
  const given = { ...stored, ...toChanges(reading.value) };
  const facts = 'monthlyPrice' in reading.body ? given : followingPrice(stored, given, meaning);
  const without = leftOutIn(reading, cells, meaning);
  const dealerSays = dealerReading(cells, meaning, facts.vatQualifying, record);
  const dealer = dealerChange(record, dealerSays);
  const further = [without, ...dealerSentences(dealerSays)];
  const isWithoutFact = without !== '' || dealerSays.leftOut.length > 0;
  const changed = changedFields(toVehicle(stored), toVehicle(facts));
  if (changed.length === 0) {
    const says = said(sitePrice(stored), ...further);
    return dealer === null
      ? { outcome: 'unchanged', stored, says, isWithoutFact, isDoubted: false }
      : { outcome: 'changed', stored, facts: stored, says, isWithoutFact, isDoubted: false, dealer };
  }
  const fault = changed.some((field) => field === 'payload' || field === 'grossWeight') ? payloadFault(facts) : null;
  if (fault) return refused(fault);
  const doubts = doubtsOfChange(stored, facts);
  const says = said(...doubts, pricesShown(stored, facts), changesIn(stored, facts, changed), ...further);
  return { outcome: 'changed', stored, facts, says, isWithoutFact, isDoubted: doubts.length > 0, dealer };
};

/** @param known the van in stock that the row is about, if any. */
export const judgeRow = (cells: readonly string[], meaning: Meaning, known: KnownVan | null): Judgement =>
  known === null ? judgeNew(cells, meaning) : judgeKnown(cells, meaning, known);
