import { buttonClass, ExternalLink, Icon, MapPin } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './map.module.css';

export interface MapPanelProps {
  readonly title: string;
  readonly address: string;
  /** What else there is to say or do. */
  readonly children?: ReactNode;
}

/** What stands where the map would: always the address and directions to it, then what there is to say of the map. */
export function MapPanel({ title, address, children }: MapPanelProps) {
  const link = `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`;
  return (
    <div className={styles.panel}>
      <Icon of={MapPin} />
      <p className={styles.address}>{address}</p>
      <a href={link} target="_blank" rel="noreferrer" className={buttonClass({ size: 'small' })}>
        <Icon of={ExternalLink} small />
        Get directions
      </a>
      <h3 className="h5">{title}</h3>
      {children}
    </div>
  );
}
