import type { Vehicle } from '@forecourt/contracts';
import { detailWarranty, EXTENDED_WARRANTY_NOTE } from '@forecourt/rules';
import { Check, classes, Icon } from '@forecourt/ui';
import { today } from '@forecourt/web-kit';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import styles from './about-tabs.module.css';

interface Tab {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** Description, Features and Warranty (product §2). Arrow keys, Home and End move between the tabs. */
export function AboutTabs({ vehicle }: { readonly vehicle: Vehicle }) {
  const tabs: readonly Tab[] = [
    { id: 'description', title: 'Description', content: <Description text={vehicle.description} /> },
    { id: 'features', title: 'Features', content: <Features features={vehicle.features} /> },
    { id: 'warranty', title: 'Warranty', content: <Warranty vehicle={vehicle} /> },
  ];
  const [selected, setSelected] = useState(0);

  const move = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
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
    document.getElementById(`tab-${tabs[next]?.id}`)?.focus();
  };

  return (
    <>
      <div role="tablist" aria-label="About this van" className="tabs scripted unprinted" onKeyDown={move}>
        {tabs.map(({ id, title }, index) => (
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
      {tabs.map(({ id, title, content }, index) => (
        <div
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          className={classes(styles.panel, index !== selected && styles.inactive)}
        >
          <h3 className={styles.panelTitle}>{title}</h3>
          {content}
        </div>
      ))}
    </>
  );
}

function Description({ text }: { readonly text: string | null }) {
  return <p className={styles.description}>{text?.trim() || 'No description available for this vehicle.'}</p>;
}

function Features({ features }: { readonly features: readonly string[] }) {
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

function Warranty({ vehicle }: { readonly vehicle: Vehicle }) {
  const { title, text } = detailWarranty(vehicle, today());
  return (
    <div className={styles.warranty}>
      <h3>{title}</h3>
      <p>{text}</p>
      <p>{EXTENDED_WARRANTY_NOTE}</p>
    </div>
  );
}
