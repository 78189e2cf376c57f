import { NO_FILTERS } from '../../../stock/stock-filters.ts';
import { renderInPlatform, textOf } from '../../../testing/render-in-platform.tsx';
import { FilterFields } from './filter-fields.tsx';

it.each(['constructor', '__proto__', 'Nobody'])(
  'a make in the address that nobody has is ticked with a count of 0: %s',
  (make) => {
    const counts = { byMake: { Ford: 3 }, byBodyType: {}, byFuelType: {} };
    const text = textOf(
      renderInPlatform(<FilterFields filters={{ ...NO_FILTERS, make: [make] }} counts={counts} onFilter={() => undefined} />),
    );
    expect(text).toMatch(/Ford\s*3/);
    expect(text).toMatch(new RegExp(`${make}\\s*0`));
  },
);
