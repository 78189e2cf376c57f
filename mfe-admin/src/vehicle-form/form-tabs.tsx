import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './form-tabs.module.css';

interface FormTabListProps<Tab extends string> {
  /** Shared with the panels. */
  readonly id: string;
  /** Accessible name. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: Tab;
  readonly onSelect: (tab: Tab) => void;
  /** Number of invalid fields by tab. */
  readonly wrong: Readonly<Partial<Record<Tab, number>>>;
}

const slug = (tab: string): string => tab.toLowerCase().replaceAll(' ', '-');

/** The tabs of a form, each with the number of its invalid fields. Arrow keys, Home and End move between them. */
export function FormTabList<Tab extends string>({ id, label, tabs, selected, onSelect, wrong }: FormTabListProps<Tab>) {
  const list = useRef<HTMLDivElement>(null);
  const select = (tab: Tab) => {
    onSelect(tab);
    const button = list.current?.children[tabs.indexOf(tab)];
    (button as HTMLElement | undefined)?.focus();
  };
  // On phones the row scrolls sideways, and the tab of an invalid field may be out of view.
  useEffect(() => {
    list.current?.children[tabs.indexOf(selected)]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tabs, selected]);
  const move = (event: KeyboardEvent) => {
    const at = tabs.indexOf(selected);
    const last = tabs.length - 1;
    const steps: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const next = tabs[steps[event.key] ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    select(next);
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-tab-${slug(tab)}`}
          aria-controls={`${id}-panel-${slug(tab)}`}
          aria-selected={tab === selected}
          tabIndex={tab === selected ? 0 : -1}
          className={styles.tab}
          // On focus, not only on click: blurring a field may change a tab's count, which moves the tabs under the pointer.
          onFocus={() => onSelect(tab)}
          onClick={() => select(tab)}
        >
          {tab}
          <WrongCount count={wrong[tab] ?? 0} />
        </button>
      ))}
    </div>
  );
}

function WrongCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.wrong}>
      {count}
      <span className="visually-hidden">{count === 1 ? ' field to correct' : ' fields to correct'}</span>
    </span>
  );
}

interface FormTabPanelProps {
  readonly id: string;
  readonly tab: string;
  readonly selected: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The content of a tab. It stays rendered, so that no input and no upload is lost while another tab is shown. */
export function FormTabPanel({ id, tab, selected, className, children }: FormTabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${slug(tab)}`}
      aria-labelledby={`${id}-tab-${slug(tab)}`}
      hidden={tab !== selected}
      className={className}
    >
      {children}
    </div>
  );
}

interface FormTabsProps<Tab extends string> extends Omit<FormTabListProps<Tab>, 'id'> {
  readonly className?: string | undefined;
  readonly panel: (tab: Tab) => ReactNode;
  readonly panelsClassName?: string | undefined;
}

/** Tabs with their panels directly below. */
export function FormTabs<Tab extends string>({ className, panel, panelsClassName, ...list }: FormTabsProps<Tab>) {
  const id = useId();
  const head = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tab is read from its beginning
  useEffect(() => {
    // In newer browsers it returns a promise, which Preact would take for a clean-up function.
    head.current?.closest('form')?.parentElement?.scrollTo({ top: 0 });
  }, [list.selected]);
  return (
    <>
      <div ref={head} className={className}>
        <FormTabList {...list} id={id} />
      </div>
      {list.tabs.map((tab) => (
        <FormTabPanel key={tab} id={id} tab={tab} selected={list.selected} className={panelsClassName}>
          {panel(tab)}
        </FormTabPanel>
      ))}
    </>
  );
}
