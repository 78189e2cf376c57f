import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { otherTasks } from './other-tasks.ts';

interface Turn {
  readonly come: Promise<void>;
  isDue: boolean;
}

let isHydrating = false;
let last = Promise.resolve();

/** Hydrates the page, except for the slices in it, which follow each in a task of its own. */
export function hydrateInSlices(hydrate: () => void): void {
  isHydrating = true;
  hydrate();
}

function takeTurn(): Turn | null {
  if (!isHydrating) return null;
  const turn: Turn = {
    isDue: false,
    come: last.then(otherTasks).then(() => {
      turn.isDue = true;
    }),
  };
  last = turn.come;
  return turn;
}

function InTurn({ turn, children }: { readonly turn: Turn; readonly children: ReactNode }) {
  if (!turn.isDue) throw turn.come;
  return children;
}

/**
 * A part of the page that is hydrated in a task of its own, so that a slow phone can answer a press between two of them. It has
 * one element at its root; and because `useId` counts in the order of hydration, what comes after a slice is in a slice too,
 * unless it has no ids.
 */
export function Slice({ children }: { readonly children: ReactNode }) {
  const [turn] = useState(takeTurn);
  if (!turn) return children;
  return (
    <Suspense>
      <InTurn turn={turn}>{children}</InTurn>
    </Suspense>
  );
}

/** A slice may contain others. */
async function allSlices(): Promise<void> {
  for (let seen: Promise<void> | null = null; seen !== last; ) {
    seen = last;
    await seen;
    await otherTasks();
  }
  isHydrating = false;
}

/** Whether every slice of the page is hydrated. */
export function useAllSlices(): boolean {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    void allSlices().then(() => setWhole(true));
  }, []);
  return isWhole;
}
