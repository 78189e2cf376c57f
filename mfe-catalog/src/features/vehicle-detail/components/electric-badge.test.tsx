import { renderInPlatform, textOf } from '../../../testing/render-in-platform.tsx';
import { van } from '../../../testing/van.ts';
import { BuyColumn } from './buy-column.tsx';
import { Gallery } from './gallery.tsx';

const PICTURE = '/objects/uploads/30175cf2-a054-43a6-82b6-ab558dd64cca';
const WITHOUT = { images: [], imageUrl: null, imageGallery: [] };

it.each([
  ['with pictures', { isElectric: true, images: [PICTURE] }, 1],
  ['without pictures', { isElectric: true, ...WITHOUT }, 1],
  ['that is not electric', { isElectric: false, ...WITHOUT }, 0],
])('the page of a van %s shows the Electric badge in the right places (D14)', (_what, facts, times) => {
  const vehicle = { ...van, fuelType: 'Diesel' as const, ...facts };
  const text = textOf(
    renderInPlatform(
      <>
        <Gallery vehicle={vehicle} />
        <BuyColumn vehicle={vehicle} />
      </>,
    ),
  );
  expect(text.match(/Electric/g) ?? []).toHaveLength(times);
});
