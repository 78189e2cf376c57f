import fc from 'fast-check';
import { type VehicleEvent, vehiclesAfter } from './inventory-vehicle.v1.ts';

type Change = readonly [id: number, state: string | null];
const eventOf = ([id, state]: Change) => ({ entityId: String(id), data: state }) as unknown as VehicleEvent;
const after = ({ entityId, data }: VehicleEvent) => {
  const state = data as unknown as string | null;
  return { id: Number(entityId), vehicle: state === null ? null : { id: Number(entityId), state } };
};

it('a vehicle that changed before it was removed is stored as it was last, then removed', () => {
  const changes: Change[] = [
    [10, 'new'],
    [9, 'cheap'],
    [10, 'sold'],
    [10, null],
  ];
  const stored = [
    { id: 9, state: 'cheap' },
    { id: 10, state: 'sold' },
  ];
  expect(vehiclesAfter(changes.map(eventOf), after)).toEqual({ stored, removed: [10] });
});

it('what events come to together is what they come to one by one', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.option(fc.constantFrom('new', 'cheap', 'sold')))),
      (changes) => {
        const table = new Map<number, { state?: string; isRemoved: boolean }>();
        const write = (events: readonly VehicleEvent[]) => {
          const { stored, removed } = vehiclesAfter(events, after);
          for (const { id, state } of stored) table.set(id, { state, isRemoved: false });
          for (const id of removed) table.set(id, { ...table.get(id), isRemoved: true });
          return [...table].toSorted();
        };
        const events = changes.map(eventOf);
        const together = write(events);
        table.clear();
        for (const event of events) write([event]);
        expect(together).toEqual([...table].toSorted());
      },
    ),
  ));
