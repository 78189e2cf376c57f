import { Button, classes } from '@forecourt/ui';
import { useDealership, usePart } from '@forecourt/web-kit';
import { type ReactNode, useState } from 'react';
import { useConsent } from '../consent/use-consent.ts';
import styles from './map.module.css';
import { MapPanel } from './map-panel.tsx';
import { showroomAddress } from './showroom-address.ts';
import { useMapKey } from './use-map-key.ts';

const fetchMap = async () => (await import('./google-map.tsx')).GoogleMap;

/**
 * Where the showroom is. Google's script is loaded once the visitor allows marketing cookies, or asks for the map (D29); the
 * address and a link for directions are always there.
 *
 * @param zoom 15 by default (product §9).
 */
export function DealershipMap({ zoom = 15 }: { readonly zoom?: number }) {
  const dealership = useDealership();
  const address = showroomAddress(dealership);
  const mapKey = useMapKey();
  const consent = useConsent();
  const [asked, setAsked] = useState(false);
  const [outcome, setOutcome] = useState<'loading' | 'ready' | 'error'>('loading');
  const allowed = asked || consent?.marketing === true;
  const wanted = allowed && mapKey === 'known' && outcome !== 'error';
  const GoogleMap = usePart(wanted, fetchMap, () => setOutcome('error'));

  const fail = (error: Error) => {
    reportError(error);
    setOutcome('error');
  };
  const retry = () => {
    setAsked(true);
    setOutcome('loading');
  };

  const panel = (): ReactNode => {
    if (mapKey === 'missing' || outcome === 'error') {
      return (
        <MapPanel title="Map temporarily unavailable" address={address}>
          {mapKey === 'known' && (
            <Button size="small" onClick={retry}>
              Retry
            </Button>
          )}
        </MapPanel>
      );
    }
    if (mapKey === 'known' && !allowed) {
      return (
        <MapPanel title={dealership.tradingName} address={address}>
          <p className={styles.reason}>The map comes from Google, with its marketing cookies. It loads only if you want it.</p>
          <Button variant="dark" size="small" onClick={retry}>
            Load map
          </Button>
        </MapPanel>
      );
    }
    return (
      <MapPanel title={dealership.tradingName} address={address}>
        <p className={styles.loading}>Loading map</p>
      </MapPanel>
    );
  };

  return (
    <section aria-label="Map" data-wake="" className={classes(styles.map, wanted && styles.drawn)}>
      {wanted && GoogleMap && (
        <GoogleMap title={`Map of ${address}`} zoom={zoom} onReady={() => setOutcome('ready')} onFailure={fail} />
      )}
      <div role="status" hidden={wanted && outcome === 'ready'}>
        {panel()}
      </div>
    </section>
  );
}
