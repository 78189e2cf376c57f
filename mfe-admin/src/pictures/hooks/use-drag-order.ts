import { type DragEvent, useRef, useState } from 'react';

interface Drag {
  readonly from: number;
  readonly to: number;
}

/** Tells our own drags from files and text. */
const KIND = 'application/x-forecourt-picture';

/**
 * Reorders by the browser's own drag and drop, which on touch screens begins with a long press. While a picture is dragged
 * the others make room; it is moved when it is dropped, but not if it is released elsewhere or Escape is pressed.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  // The browser may report a drop before Preact has rendered the place that was entered last.
  const current = useRef<Drag | null>(null);
  const [drag, show] = useState<Drag | null>(null);
  const become = (next: Drag | null) => {
    current.current = next;
    show(next);
  };
  const isOurs = ({ dataTransfer }: DragEvent) => current.current !== null && dataTransfer.types.includes(KIND);

  /** For the tile that is shown at this place. */
  const tileProps = (place: number) => ({
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(KIND, String(place));
      dataTransfer.effectAllowed = 'move';
      become({ from: place, to: place });
    },
    onDragEnter: (event: DragEvent) => {
      if (current.current && isOurs(event)) become({ ...current.current, to: place });
    },
    onDragEnd: () => become(null),
  });

  // What is not prevented may not be dropped here.
  const allow = (event: DragEvent) => {
    if (isOurs(event)) event.preventDefault();
  };
  const listProps = {
    onDragEnter: allow,
    onDragOver: allow,
    onDrop: (event: DragEvent) => {
      const dropped = current.current;
      if (!dropped || !isOurs(event)) return;
      event.preventDefault();
      become(null);
      if (dropped.from !== dropped.to) onMove(dropped.from, dropped.to);
    },
  };
  return { drag, tileProps, listProps };
}
