import type { EnquirySort } from '@forecourt/contracts';
import { useSearchParams } from '@forecourt/web-kit';
import { type EnquiryView, sortOf, viewOf } from '../enquiry-view.ts';

type Filter = 'status' | 'type' | 'period' | 'vehicle' | 'assignee' | 'enquiry' | 'with' | 'replies' | 'due' | 'q';
const FILTERS: readonly Filter[] = ['status', 'type', 'period', 'vehicle', 'assignee', 'enquiry', 'with', 'replies', 'due', 'q'];

interface Narrowing {
  readonly view: EnquiryView;
  readonly sort: EnquirySort;
  readonly isNarrowed: boolean;
  /** Puts a filter into the address, or takes it out; the back button brings the one before. */
  readonly narrow: (filter: Filter | 'sort', value: string | null, options?: { readonly replace: boolean }) => void;
  /** Takes the choices of type, period, colleague and replies out of the address. */
  readonly reset: () => void;
  readonly showAll: () => void;
}

/** The filters: they live in the address. */
export function useEnquiryView(): Narrowing {
  const [params, setParams] = useSearchParams();
  const change = (changes: Partial<Record<Filter | 'sort', string | null>>, replace: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [filter, value] of Object.entries(changes)) {
          if (value) next.set(filter, value);
          else next.delete(filter);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
  const view = viewOf(params);
  return {
    view,
    sort: sortOf(params),
    isNarrowed: Object.values(view).some(Boolean),
    narrow: (filter, value, { replace } = { replace: false }) => change({ [filter]: value }, replace),
    reset: () => change({ type: null, period: null, assignee: null, replies: null }, false),
    showAll: () => change(Object.fromEntries(FILTERS.map((filter) => [filter, null])), false),
  };
}
