import { readDemoVans } from './demo-van.ts';
import { compareStock } from './known-stock.ts';

const vans = (await readDemoVans()).slice(0, 3);
const present = vans.slice(0, 2).map((van, index) => ({
  ...van,
  images: van.pictures.map((_, position) => `/objects/uploads/${index}-${position}`),
  mainImageIndex: 0,
  imageUrl: null,
  imageGallery: [],
}));

describe('loading into a stock that already has vans', () => {
  it('adds only missing vans and reuses existing pictures', () => {
    const { missing, paths } = compareStock(vans, present);
    expect(missing).toEqual(vans.slice(2));
    expect(paths.get(vans[0]?.pictures[1] ?? '')).toBe('/objects/uploads/0-1');
  });

  it('uploads pictures again if it cannot match them', () => {
    const { paths } = compareStock(
      vans.slice(0, 1),
      present.map((van) => ({ ...van, images: ['/objects/uploads/other'] })),
    );
    expect(paths.size).toBe(0);
  });

  it('adds everything to an empty stock', () => {
    expect(compareStock(vans, []).missing).toEqual(vans);
  });
});
