import { useLayoutEffect, useRef } from 'react';
import type { PictureOrder } from '../picture-order.ts';

export interface OrderProps extends PictureOrder {
  readonly onChange: (images: string[], mainImageIndex: number) => void;
}

/**
 * The current order in a ref, because two uploads may finish before the form has rendered the first.
 */
export function useOrder({ images, mainImageIndex, onChange }: OrderProps) {
  const order = useRef<PictureOrder>({ images, mainImageIndex });
  const report = useRef(onChange);
  useLayoutEffect(() => {
    order.current = { images, mainImageIndex };
  }, [images, mainImageIndex]);
  useLayoutEffect(() => {
    report.current = onChange;
  });

  /** Changes it; resolves what was and what is. */
  return useRef((change: (before: PictureOrder) => PictureOrder) => {
    const before = order.current;
    const after = change(before);
    if (after === before) return { before, after };
    order.current = after;
    report.current([...after.images], after.mainImageIndex);
    return { before, after };
  }).current;
}
