import { builtInAnswer } from './built-in-engine.ts';
import { DEALERSHIP, someVan, stockOf } from './testing/some-stock.ts';

const WRITTEN = someVan({
  id: 1,
  model: 'Ranger',
  bodyType: 'Pickup',
  description: 'Selectable four-wheel drive. Tows up to 3,500 kg braked. No tail lift.',
});
const PLAIN = someVan({ id: 2, model: 'Amarok', make: 'Volkswagen', bodyType: 'Pickup', description: 'Tidy.' });
const stock = stockOf([WRITTEN, PLAIN]);
const ask = (message: string, vehicleId: number | null = null) =>
  builtInAnswer({ message, earlier: [], vehicleId }, { stock, now: new Date('2026-07-10T10:00:00Z') }, DEALERSHIP);

describe('what staff wrote of a van', () => {
  it('is quoted where equipment is listed nowhere', () => {
    const { text, recommended, unmet } = ask('4x4 pickup');
    expect(text).toMatch(
      /listed as such, but one page mentions it\.\nThe page of the .* Ranger says: "Selectable four-wheel drive\."$/,
    );
    expect(recommended.map(({ id }) => id)).toEqual([WRITTEN.id]);
    expect(unmet).toBeNull();
  });

  it('is not taken for equipment where it says that there is none', () => {
    const { text, unmet } = ask('pickup with a tail lift');
    expect(text).toMatch(/^We don't have any pickups with a tail lift at the moment\. The closest pickups we have/);
    expect(unmet).toBe('Pickup with a tail lift');
  });

  it.each([
    [WRITTEN.id, 'says: "Tows up to 3,500 kg braked."'],
    [PLAIN.id, "I don't have a record of its towing capacity"],
  ])('answers what no field records, of van %d', (id, answer) => {
    expect(ask('what can it tow', id).text).toContain(answer);
  });
});
