import { classes } from '@forecourt/ui';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './form-tabs.module.css';

interface FormTabsProps<Tab extends string> {
  /** What the tabs belong to, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: Tab;
  readonly onSelect: (tab: Tab) => void;
  /** How many fields of a tab are wrong. */
  readonly wrong: Readonly<Partial<Record<Tab, number>>>;
  readonly className?: string | undefined;
  readonly panel: (tab: Tab) => ReactNode;
  readonly panelsClassName?: string | undefined;
}

/**
 * The tabs of a form. All of it stays in the page, so that nothing typed and no upload is lost by looking at another tab.
 * Arrow keys, Home and End move between them.
 */
export function FormTabs<Tab extends string>(props: FormTabsProps<Tab>) {
  const { label, tabs, selected, onSelect, wrong, className, panel, panelsClassName } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const select = (tab: Tab) => {
    onSelect(tab);
    const button = list.current?.children[tabs.indexOf(tab)];
    (button as HTMLElement | undefined)?.focus();
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
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
    <>
      <div className={className}>
        <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={move}>
          {tabs.map((tab, index) => (
            <button
              key={tab}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              aria-controls={`${id}-panel-${index}`}
              aria-selected={tab === selected}
              tabIndex={tab === selected ? 0 : -1}
              className={styles.tab}
              onClick={() => select(tab)}
            >
              {tab}
              {(wrong[tab] ?? 0) > 0 && <WrongCount count={wrong[tab] ?? 0} />}
            </button>
          ))}
        </div>
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={tab !== selected}
          className={classes(panelsClassName)}
        >
          {panel(tab)}
        </div>
      ))}
    </>
  );
}

function WrongCount({ count }: { readonly count: number }) {
  return (
    <span className={styles.wrong}>
      {count}
      <span className="visually-hidden">{count === 1 ? ' field to correct' : ' fields to correct'}</span>
    </span>
  );
}
