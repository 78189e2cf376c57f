import {
  DUE_TODAY,
  type DueToday,
  ENQUIRY_KINDS,
  ENQUIRY_SORTS,
  ENQUIRY_STATUSES,
  type EnquiryKind,
  type EnquirySort,
  type EnquiryStatus,
  MAX_ENQUIRY_SEARCH_LENGTH,
  NOBODY,
  OPEN_STATUSES,
  UNSENT,
} from '@forecourt/contracts';
import { addDays, type IsoDate } from '@forecourt/rules';

/** Days that a period reaches back, today included. */
const PERIOD_DAYS = { today: 1, week: 7, month: 30, quarter: 90 } as const;
export type Period = keyof typeof PERIOD_DAYS;

export const PERIOD_LABELS: Readonly<Record<Period, string>> = {
  today: 'Today',
  week: 'Last 7 days',
  month: 'Last 30 days',
  quarter: 'Last 90 days',
};

/** Whose: one's own, or nobody's; or those of the account with this id. */
const ASSIGNEES = ['me', NOBODY] as const;

/** Those that are neither won nor lost. */
export const OPEN = 'open';
export type ViewedStatus = EnquiryStatus | typeof OPEN;

export const DUE_LABELS: Readonly<Record<DueToday, string>> = { call: 'To ring today', appointment: 'Appointments today' };

export const SORT_LABELS: Readonly<Record<EnquirySort, string>> = {
  newest: 'Newest first',
  'longest-wait': 'Longest wait first',
};

/** What the list is narrowed down to; null: all. */
export interface EnquiryView {
  readonly status: ViewedStatus | null;
  readonly type: EnquiryKind | null;
  readonly period: Period | null;
  /** Of the vans that it is about: "7", or "7,12". */
  readonly vehicle: string | null;
  readonly assignee: string | null;
  /** One enquiry, by its number. */
  readonly enquiry: string | null;
  /** The enquiry whose sender's others are shown with it. */
  readonly with: string | null;
  /** Those with a reply that has not left. */
  readonly replies: typeof UNSENT | null;
  /** Those with something to be done today. */
  readonly due: DueToday | null;
  readonly search: string;
}

const oneOf = <Word extends string>(words: readonly Word[], value: string | null): Word | null =>
  words.find((word) => word === value) ?? null;

const ACCOUNT = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const accountIn = (text: string | null): string | null => (text !== null && ACCOUNT.test(text) ? text : null);

const numberIn = (text: string | null): string | null => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? text : null);

const numbersIn = (text: string | null): string | null =>
  text?.split(',').every((number) => numberIn(number) !== null) ? text : null;

/** What the address says; what it does not know shows all. */
export const viewOf = (params: URLSearchParams): EnquiryView => ({
  status: oneOf([OPEN, ...ENQUIRY_STATUSES], params.get('status')),
  type: oneOf(ENQUIRY_KINDS, params.get('type')),
  period: oneOf(Object.keys(PERIOD_DAYS) as Period[], params.get('period')),
  vehicle: numbersIn(params.get('vehicle')),
  enquiry: numberIn(params.get('enquiry')),
  with: numberIn(params.get('with')),
  assignee: oneOf(ASSIGNEES, params.get('assignee')) ?? accountIn(params.get('assignee')),
  replies: oneOf([UNSENT], params.get('replies')),
  due: oneOf(DUE_TODAY, params.get('due')),
  search: (params.get('q') ?? '').trim().slice(0, MAX_ENQUIRY_SEARCH_LENGTH),
});

/** The order of the list: where everything waits for an answer, whoever has waited longest comes first. */
export const sortOf = (params: URLSearchParams): EnquirySort =>
  oneOf(ENQUIRY_SORTS, params.get('sort')) ?? (params.get('status') === 'new' ? 'longest-wait' : 'newest');

/**
 * The query of the API's calls, without a question mark.
 * @param today by the dealership's clock. @param own the user's account; without one nothing is their own.
 */
export function queryOf(
  { status, type, period, vehicle, assignee, enquiry, with: samePersonAs, replies, due, search }: EnquiryView,
  today: IsoDate,
  own: string | null,
): string {
  const query = new URLSearchParams();
  if (status) query.set('status', status === OPEN ? OPEN_STATUSES.join(',') : status);
  if (type) query.set('type', type);
  if (period) query.set('from', addDays(today, 1 - PERIOD_DAYS[period]));
  if (vehicle) query.set('vehicleId', vehicle);
  if (assignee) query.set('assignee', assignee === 'me' ? idOf(own) : assignee);
  if (enquiry) query.set('id', enquiry);
  if (samePersonAs) query.set('samePersonAs', samePersonAs);
  if (replies) query.set('replies', replies);
  if (due) query.set('due', due);
  if (search) query.set('search', search);
  return query.toString();
}

/** An id that no account has: whoever is logged in without an account has been given nothing. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';

const idOf = (own: string | null): string => accountIn(own) ?? NO_ACCOUNT;
