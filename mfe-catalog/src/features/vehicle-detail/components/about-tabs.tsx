import type { Vehicle } from '@forecourt/contracts';
import { detailWarranty, EXTENDED_WARRANTY_NOTE } from '@forecourt/rules';
import { Check, classes, Icon } from '@forecourt/ui';
import { Served, today } from '@forecourt/web-kit';
import { type KeyboardEvent, useState } from 'react';
import styles from './about-tabs.module.css';

const ON_SERVER = typeof globalThis.document === 'undefined';

interface ContentProps {
  readonly vehicle: Vehicle;
}

const TABS = [
  { id: 'description', title: 'Description' },
  { id: 'features', title: 'Features' },
  { id: 'warranty', title: 'Warranty' },
];

/** Description, Features and Warranty (product §2). Arrow keys, Home and End move between the tabs. */
export function AboutTabs({ vehicle }: { readonly vehicle: Vehicle }) {
  const [selected, setSelected] = useState(0);

  const move = (event: KeyboardEvent) => {
    const last = TABS.length - 1;
    const steps: Record<string, number> = {
      ArrowRight: selected === last ? 0 : selected + 1,
      ArrowLeft: selected === 0 ? last : selected - 1,
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
    document.getElementById(`tab-${TABS[next]?.id}`)?.focus();
  };

  return (
    <>
      <div role="tablist" aria-label="About this van" className="tabs scripted unprinted" onKeyDown={move}>
        {TABS.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-controls={`panel-${id}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
          >
            {title}
          </button>
        ))}
      </div>
      {TABS.map(({ id, title }, index) => (
        <Served
          as="div"
          key={id}
          name={`panel-${id}`}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          className={classes(styles.panel, index !== selected && styles.inactive)}
        >
          {ON_SERVER && (
            <>
              <h3 className={styles.panelTitle}>{title}</h3>
              <Content of={id} vehicle={vehicle} />
            </>
          )}
        </Served>
      ))}
    </>
  );
}

function Content({ of, vehicle }: ContentProps & { readonly of: string }) {
  if (of === 'description') return <Description vehicle={vehicle} />;
  return of === 'features' ? <Features vehicle={vehicle} /> : <Warranty vehicle={vehicle} />;
}

function Description({ vehicle: { description } }: ContentProps) {
  return <p className={styles.description}>{description?.trim() || 'No description available for this vehicle.'}</p>;
}

function Features({ vehicle: { features } }: ContentProps) {
  if (features.length === 0) return <p>No features information available for this vehicle.</p>;
  return (
    <ul className={styles.features}>
      {features.map((feature) => (
        <li key={feature} className={styles.feature}>
          <Icon of={Check} className={styles.tick} />
          {feature}
        </li>
      ))}
    </ul>
  );
}

function Warranty({ vehicle }: ContentProps) {
  const { title, text } = detailWarranty(vehicle, today());
  return (
    <div className={styles.warranty}>
      <h3>{title}</h3>
      <p>{text}</p>
      <p>{EXTENDED_WARRANTY_NOTE}</p>
    </div>
  );
}
