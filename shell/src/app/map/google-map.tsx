import { useEffect, useEffectEvent, useRef } from 'react';
import { MAP_FRAME_PATH, type MapMessage } from '../../map-frame/map-frame.ts';
import styles from './map.module.css';

/** The frame itself waits 12 s for Google; this is for a frame that does not load at all. */
const FRAME_TIMEOUT_MS = 15_000;

export interface GoogleMapProps {
  readonly title: string;
  readonly zoom: number;
  readonly onReady: () => void;
  readonly onFailure: (error: Error) => void;
}

/**
 * The map itself. Rendering it loads Google's script in a document of its own, so that the permissions it needs apply there and
 * not to our pages.
 */
export function GoogleMap({ title, zoom, onReady, onFailure }: GoogleMapProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const fail = useEffectEvent(onFailure);
  const ready = useEffectEvent(onReady);

  useEffect(() => {
    const timer = setTimeout(() => fail(new Error('The map did not come in time')), FRAME_TIMEOUT_MS);
    const hear = ({ source, data }: MessageEvent<MapMessage>) => {
      if (source !== frame.current?.contentWindow) return;
      clearTimeout(timer);
      if (data.map === 'ready') ready();
      else fail(new Error(data.reason));
    };
    window.addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
    };
  }, []);

  return <iframe ref={frame} title={title} src={`${MAP_FRAME_PATH}?zoom=${zoom}`} className={styles.google} />;
}
