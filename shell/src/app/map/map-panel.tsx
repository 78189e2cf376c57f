import { buttonClass, ExternalLink, Icon, MapPin } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './map.module.css';

export interface MapPanelProps {
  readonly title: string;
  readonly address: string;
  /** Further text or buttons. */
  readonly children?: ReactNode;
}

/** Stands in for the map: always the address and a link for directions, then why there is no map. */
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
