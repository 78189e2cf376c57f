import createPanzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { type RefObject, useEffect, useRef, useState } from 'react';

const LARGEST = 4;
const DOUBLE_TAP_SCALE = 2.5;
const DOUBLE_TAP_MS = 350;
/** Largest distance in pixels between two taps of a double tap. */
const DOUBLE_TAP_REACH = 30;
const STEP_PIXELS = 80;
/** 'contain' measures the rendered picture, and halfway through an animation the limit would be wrong. */
const AT_ONCE = { animate: false };

/** Ways to zoom a picture besides pinching, dragging and the wheel, which are built in. */
export interface Zoom {
  /** 1: the whole picture. */
  readonly scale: number;
  readonly atLargest: boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly reset: () => void;
  /** In steps, to the right and down. */
  readonly pan: (right: number, down: number) => void;
  /** Handles the end of a press; a second one at the same place zooms in on it, or out again. */
  readonly tap: (point: { readonly clientX: number; readonly clientY: number }) => void;
}

/** Zooms the content of `picture`; resets whenever `shown` changes. */
export function useZoom(picture: RefObject<HTMLElement | null>, shown: number): Zoom {
  const panzoom = useRef<PanzoomObject | null>(null);
  const lastTap = useRef({ time: 0, x: 0, y: 0 });
  const [scale, setScale] = useState(1);

  useEffect(() => {
    const { current } = picture;
    const stage = current?.parentElement;
    if (!current || !stage) return;
    const made = createPanzoom(current, { maxScale: LARGEST, minScale: 1, contain: 'outside', panOnlyWhenZoomed: true });
    panzoom.current = made;
    const leave = new AbortController();
    // Zooming in and out again leaves it slightly above 1.
    const change = () => setScale(Math.round(made.getScale() * 100) / 100);
    current.addEventListener('panzoomchange', change, { signal: leave.signal });
    stage.addEventListener('wheel', made.zoomWithWheel, { passive: false, signal: leave.signal });
    return () => {
      leave.abort();
      made.destroy();
      panzoom.current = null;
    };
  }, [picture]);

  const reset = () => panzoom.current?.reset(AT_ONCE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is shown
  useEffect(() => {
    panzoom.current?.reset(AT_ONCE);
  }, [shown]);

  const tap: Zoom['tap'] = ({ clientX, clientY }) => {
    const { time, x, y } = lastTap.current;
    const isSecond = performance.now() - time < DOUBLE_TAP_MS && Math.hypot(clientX - x, clientY - y) < DOUBLE_TAP_REACH;
    lastTap.current = isSecond ? { time: 0, x: 0, y: 0 } : { time: performance.now(), x: clientX, y: clientY };
    if (!isSecond) return;
    if (scale > 1) reset();
    else panzoom.current?.zoomToPoint(DOUBLE_TAP_SCALE, { clientX, clientY });
  };
  return {
    scale,
    atLargest: scale >= LARGEST,
    zoomIn: () => panzoom.current?.zoomIn(AT_ONCE),
    zoomOut: () => panzoom.current?.zoomOut(AT_ONCE),
    reset,
    pan: (right, down) => panzoom.current?.pan((-right * STEP_PIXELS) / scale, (-down * STEP_PIXELS) / scale, { relative: true }),
    tap,
  };
}
