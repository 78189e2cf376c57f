import { Section, type SectionProps } from '@forecourt/ui';
import styles from './service-group.module.css';

export interface ServiceGroupProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly services: readonly { readonly title: string; readonly text: string }[];
  readonly surface?: NonNullable<SectionProps['surface']>;
}

/** One kind of service: its heading on the left, the list of services on the right. */
export function ServiceGroup({ id, title, lead, services, surface = 'page' }: ServiceGroupProps) {
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
          {services.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
