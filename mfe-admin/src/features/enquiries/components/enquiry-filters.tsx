import {
  ENQUIRY_KIND_LABELS,
  ENQUIRY_KINDS,
  ENQUIRY_SORTS,
  type ListedVehicle,
  MAX_ENQUIRY_SEARCH_LENGTH,
  UNSENT,
} from '@forecourt/contracts';
import { countCharacters, formatNumber } from '@forecourt/rules';
import { Button, Icon, Search, Select, TextInput, X } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { useSettledText } from '../../../address/use-settled-text.ts';
import { FoldedFilters } from '../../../list-head/folded-filters.tsx';
import { accountsQuery } from '../../../notes/get-accounts.ts';
import { mayI, ownAccount } from '../../../session/own-account.ts';
import { vehiclesQuery } from '../../../stock/get-vehicles.ts';
import { assigneesQuery } from '../api/get-assignees.ts';
import { whoseOptions } from '../assignee-options.ts';
import { DUE_LABELS, type EnquiryView, PERIOD_LABELS, SORT_LABELS } from '../enquiry-view.ts';
import { useEnquiryView } from '../hooks/use-enquiry-view.ts';
import { vanInWords } from '../vans-found.ts';
import styles from './enquiry-filters.module.css';

const TYPES = [
  { value: '', label: 'All types' },
  ...ENQUIRY_KINDS.map((kind) => ({ value: kind, label: ENQUIRY_KIND_LABELS[kind] })),
];
const PERIODS = [{ value: '', label: 'Any time' }, ...Object.entries(PERIOD_LABELS).map(([value, label]) => ({ value, label }))];

const REPLIES = [
  { value: '', label: 'Any replies' },
  { value: UNSENT, label: 'Reply not sent' },
];
const SORTS = ENQUIRY_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));

const TOO_LONG = `Only the first ${MAX_ENQUIRY_SEARCH_LENGTH} characters are searched for`;

/** The choices that the button on a phone counts. */
const CHOICES = [
  { filter: 'type', label: 'Type', options: TYPES },
  { filter: 'period', label: 'Period', options: PERIODS },
  { filter: 'assignee', label: 'Whose', options: null },
  { filter: 'replies', label: 'Replies', options: REPLIES },
] as const;

const vehiclesIn = (vehicle: string, stock: readonly ListedVehicle[]): string => {
  const { length } = vehicle.split(',');
  if (length > 1) return `${formatNumber(length)} vehicles`;
  const van = stock.find(({ id }) => id === Number(vehicle));
  return van ? vanInWords(van) : `Vehicle ${vehicle}`;
};

/** What a link has narrowed the list to, in words. */
const NARROWED = [
  { filter: 'due', said: ({ due }: EnquiryView) => due && DUE_LABELS[due], all: 'show all enquiries' },
  { filter: 'enquiry', said: ({ enquiry }: EnquiryView) => enquiry && `Enquiry ${enquiry}`, all: 'show all enquiries' },
  { filter: 'with', said: (view: EnquiryView) => view.with && `Sender of enquiry ${view.with}`, all: "show everybody's" },
  {
    filter: 'vehicle',
    said: ({ vehicle }: EnquiryView, stock: readonly ListedVehicle[]) => vehicle && vehiclesIn(vehicle, stock),
    all: 'show all vehicles',
  },
] as const;

/** Search, type and period, and the van if the user came from one. */
export function EnquiryFilters() {
  const { view, sort, narrow, reset } = useEnquiryView();
  const chosen = CHOICES.filter(({ filter }) => view[filter] !== null).length;
  const { data: accounts = [] } = useQuery(accountsQuery);
  const { data: assignees = [] } = useQuery(assigneesQuery);
  const isOfVan = view.vehicle !== null && mayI('stock.read');
  const { data: stock = [] } = useQuery({ ...vehiclesQuery(), refetchOnMount: false, enabled: isOfVan });
  const whose = whoseOptions({ accounts, assignees, own: ownAccount(), chosen: view.assignee });
  const [typed, setTyped] = useSettledText(view.search, (text) => narrow('q', text, { replace: true }));
  return (
    <search className={styles.filters}>
      <TextInput
        label="Search"
        hideLabel
        compact
        type="search"
        className={styles.search}
        affix={<Icon of={Search} />}
        placeholder="Search name, contact, message or van"
        autoComplete="off"
        error={countCharacters(typed, MAX_ENQUIRY_SEARCH_LENGTH).isTooLong ? TOO_LONG : null}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <FoldedFilters count={chosen} onClear={reset}>
        {CHOICES.map(({ filter, label, options }) => (
          <Select
            key={filter}
            label={label}
            hideLabel
            compact
            options={options ?? whose}
            value={view[filter] ?? ''}
            onChange={(event) => narrow(filter, event.target.value)}
          />
        ))}
        <Select
          label="Order"
          hideLabel
          compact
          options={SORTS}
          value={sort}
          onChange={(event) => narrow('sort', event.target.value)}
        />
      </FoldedFilters>
      <div className={styles.chips}>
        {NARROWED.map(({ filter, said, all }) => {
          const text = said(view, stock);
          if (!text) return null;
          return (
            <Button key={filter} size="small" onClick={() => narrow(filter, null)}>
              {text}
              <Icon of={X} small />
              <span className="visually-hidden">: {all}</span>
            </Button>
          );
        })}
      </div>
    </search>
  );
}
