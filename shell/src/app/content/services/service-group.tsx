import { Section, type SectionProps } from '@forecourt/ui';
import styles from './service-group.module.css';

export interface ServiceGroupProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly items: readonly { readonly id: string; readonly title: string; readonly text: string }[];
  readonly surface?: NonNullable<SectionProps['surface']>;
}

/** One kind of service: its heading on the left, the list of services on the right. */
export function ServiceGroup({ id, title, lead, items, surface = 'page' }: ServiceGroupProps) {
  return (
    <Section surface={surface} labelledBy={id}>
      <div className={styles.group}>
        <div>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <p className={styles.lead}>{lead}</p>
        </div>
        <ul className={styles.services}>
          {items.map(({ id, title, text }) => (
            <li key={id}>
              <h3 id={id}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
