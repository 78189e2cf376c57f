import { ENQUIRY_SORTS, INQUIRY_TYPES, MAX_ENQUIRY_SEARCH_LENGTH, NOBODY, STAFF_TYPE_LABELS, UNSENT } from '@forecourt/contracts';
import { countCharacters } from '@forecourt/rules';
import { Button, Icon, Search, Select, SlidersHorizontal, TextInput, X } from '@forecourt/ui';
import { useId, useRef, useState } from 'react';
import { useSettledText } from '../../../address/use-settled-text.ts';
import { DUE_LABELS, PERIOD_LABELS, SORT_LABELS } from '../enquiry-view.ts';
import { useEnquiryView } from '../hooks/use-enquiry-view.ts';
import styles from './enquiry-filters.module.css';

const TYPES = [
  { value: '', label: 'All types' },
  ...INQUIRY_TYPES.map((type) => ({ value: type, label: STAFF_TYPE_LABELS[type] })),
];
const PERIODS = [{ value: '', label: 'Any time' }, ...Object.entries(PERIOD_LABELS).map(([value, label]) => ({ value, label }))];

const ASSIGNEES = [
  { value: '', label: "Everybody's" },
  { value: 'me', label: 'Mine' },
  { value: NOBODY, label: "Nobody's" },
];
const REPLIES = [
  { value: '', label: 'Any replies' },
  { value: UNSENT, label: 'Reply not sent' },
];
const SORTS = ENQUIRY_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));

const TOO_LONG = `Only the first ${MAX_ENQUIRY_SEARCH_LENGTH} characters are searched for`;

/** What the button that opens them counts. */
const CHOSEN = ['type', 'period', 'assignee', 'replies'] as const;

/** Search, type and period, and the van if the user came from one. On a phone a button opens the filters. */
export function EnquiryFilters() {
  const { view, sort, narrow, reset } = useEnquiryView();
  const [isOpen, setOpen] = useState(false);
  const choices = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const chosen = CHOSEN.filter((filter) => view[filter] !== null).length;
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
        placeholder="Search name, contact, message or registration"
        autoComplete="off"
        error={countCharacters(typed, MAX_ENQUIRY_SEARCH_LENGTH).isTooLong ? TOO_LONG : null}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button
        ref={opener}
        size="small"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={choices}
        onClick={() => setOpen((wasOpen) => !wasOpen)}
      >
        <Icon of={SlidersHorizontal} small />
        Filters{chosen > 0 && ` (${chosen})`}
      </Button>
      <div id={choices} className={isOpen ? styles.choices : styles.closed}>
        <Select
          label="Type"
          hideLabel
          compact
          options={TYPES}
          value={view.type ?? ''}
          onChange={(event) => narrow('type', event.target.value)}
        />
        <Select
          label="Period"
          hideLabel
          compact
          options={PERIODS}
          value={view.period ?? ''}
          onChange={(event) => narrow('period', event.target.value)}
        />
        <Select
          label="Whose"
          hideLabel
          compact
          options={ASSIGNEES}
          value={view.assignee ?? ''}
          onChange={(event) => narrow('assignee', event.target.value)}
        />
        <Select
          label="Replies"
          hideLabel
          compact
          options={REPLIES}
          value={view.replies ?? ''}
          onChange={(event) => narrow('replies', event.target.value)}
        />
        <Select
          label="Order"
          hideLabel
          compact
          options={SORTS}
          value={sort}
          onChange={(event) => narrow('sort', event.target.value)}
        />
        {chosen > 0 && (
          <Button
            size="small"
            variant="quiet"
            className={styles.reset}
            onClick={() => {
              reset();
              opener.current?.focus();
            }}
          >
            Reset filters
          </Button>
        )}
      </div>
      <div className={styles.chips}>
        {view.due && (
          <Button size="small" onClick={() => narrow('due', null)}>
            {DUE_LABELS[view.due]}
            <Icon of={X} small />
            <span className="visually-hidden">: show all enquiries</span>
          </Button>
        )}
        {view.enquiry && (
          <Button size="small" onClick={() => narrow('enquiry', null)}>
            Enquiry {view.enquiry}
            <Icon of={X} small />
            <span className="visually-hidden">: show all enquiries</span>
          </Button>
        )}
        {view.with && (
          <Button size="small" onClick={() => narrow('with', null)}>
            Sender of enquiry {view.with}
            <Icon of={X} small />
            <span className="visually-hidden">: show everybody's</span>
          </Button>
        )}
        {view.vehicle && (
          <Button size="small" onClick={() => narrow('vehicle', null)}>
            Vehicle {view.vehicle}
            <Icon of={X} small />
            <span className="visually-hidden">: show all vehicles</span>
          </Button>
        )}
      </div>
    </search>
  );
}
