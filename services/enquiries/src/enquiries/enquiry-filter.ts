import { type EnquiryFilter, NOBODY, OPEN_STATUSES } from '@forecourt/contracts';
import { Brackets, type SelectQueryBuilder } from 'typeorm';
import { UNSENT_REPLIES } from '../replies/replies-of.ts';
import { DUE } from './due-today.ts';
import type { EnquiryRow } from './enquiry.entity.ts';
import { SAME_PERSON } from './others-of.ts';

type Enquiries = SelectQueryBuilder<EnquiryRow>;

/**
 * Adds the filter's conditions to a query whose alias is `enquiry`.
 * @param absent the accounts that cannot log in: their open enquiries are nobody's.
 */
export const applyFilter = (
  enquiries: Enquiries,
  { status, type, from, to, vehicleId, assignee, replies, due, id, samePersonAs, search }: EnquiryFilter,
  absent: readonly string[],
): Enquiries => {
  if (status?.length) enquiries.andWhere('enquiry.status IN (:...status)', { status });
  if (type?.length) enquiries.andWhere('coalesce(enquiry.cameBy, enquiry.inquiryType) IN (:...type)', { type });
  if (from) enquiries.andWhere(`enquiry.createdAt >= :from::date::timestamp AT TIME ZONE 'Europe/London'`, { from });
  if (to) enquiries.andWhere(`enquiry.createdAt < (:to::date + 1)::timestamp AT TIME ZONE 'Europe/London'`, { to });
  if (vehicleId) enquiries.andWhere('enquiry.vehicleId = ANY(:vehicleId)', { vehicleId });
  if (assignee === NOBODY) enquiries.andWhere(isNobodys(absent));
  else if (assignee) enquiries.andWhere('enquiry.assignee = :assignee', { assignee });
  if (replies) enquiries.andWhere(`enquiry.id IN (${UNSENT_REPLIES})`);
  if (due) enquiries.andWhere(DUE[due]);
  if (id) enquiries.andWhere('enquiry.id = :id', { id });
  if (samePersonAs) enquiries.andWhere(isSamePerson(samePersonAs));
  if (search) enquiries.andWhere(matchesSearch(search));
  return enquiries;
};

const isNobodys = (absent: readonly string[]): Brackets =>
  new Brackets((either) => {
    const orphaned = 'enquiry.assignee = ANY(:absent) AND enquiry.status = ANY(:open)';
    either.where('enquiry.assignee IS NULL').orWhere(orphaned, { absent: [...absent], open: [...OPEN_STATUSES] });
  });

const isSamePerson = (as: number): Brackets =>
  new Brackets((either) => {
    const others = `SELECT related.id FROM enquiry AS one CROSS JOIN LATERAL (${SAME_PERSON}) AS related WHERE one.id = :as`;
    either.where('enquiry.id = :as', { as }).orWhere(`enquiry.id IN (${others})`);
  });

const matchesSearch = (search: string): Brackets =>
  new Brackets((any) => {
    const words = search
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(escapeLike);
    const patterns = `SELECT '%' || fold_text(word) || '%' FROM unnest(:words::text[]) AS word`;
    const van = 'SELECT van.search_text FROM vehicle AS van WHERE van.id = enquiry.vehicle_id';
    any.where(`concat(enquiry.search_text, E'\\n', (${van})) LIKE ALL (ARRAY(${patterns}))`, { words });
    const number = subscriberNumber(search);
    if (number) any.orWhere('enquiry.search_text LIKE :number', { number: `%\ntel:%${number}%` });
    const plate = `%${escapeLike(search.replaceAll(' ', ''))}%`;
    any.orWhere(`enquiry.vehicleId IN (SELECT id FROM vehicle WHERE replace(registration_number, ' ', '') ILIKE :plate)`, {
      plate,
    });
  });

/** Escapes the wildcards of LIKE. */
const escapeLike = (words: string): string => words.replace(/[%_\\]/g, '\\$&');

const TELEPHONE = /^\+?[\d\s().-]{3,}$/;

/** The digits of a telephone number without prefix: the same for "+44 151 496", "0151-496" and "(0151) 496". */
const subscriberNumber = (search: string): string | null =>
  TELEPHONE.test(search)
    ? search
        .replace(/^\+44|^0044/, '')
        .replace(/\D/g, '')
        .replace(/^0/, '') || null
    : null;
