/** A piece of work for the gallery; its pictures are `shell/public/work/<picture>-<width>.webp`. */
export interface Work {
  readonly picture: string;
  readonly category: 'Graphics & Branding' | 'Performance & Style' | 'Technology' | 'Security';
  readonly title: string;
  readonly text: string;
  /** What the picture shows. */
  readonly alt: string;
}

/** Product §2: six examples, each with the badge of its category. The first is also the page's hero picture. */
export const WORKS = [
  {
    picture: 'full-wrap',
    category: 'Graphics & Branding',
    title: 'Full wrap, long panel van',
    text: 'A full wrap, door shuts included: printed, laminated and fitted in three days.',
    alt: "A long panel van from the side, wrapped in dark green and cream, with an orange band and a gardening firm's leaf logo",
  },
  {
    picture: 'graphics-pack',
    category: 'Graphics & Branding',
    title: 'Door and side signwriting',
    text: 'Cut vinyl in two colours: name, trade and a stripe along the waistline.',
    alt: "A white panel van from the side with a joinery firm's signwriting and stripes along its waistline",
  },
  {
    picture: 'body-kit',
    category: 'Performance & Style',
    title: 'Colour-coded body kit',
    text: 'Gloss black splitter, side skirts and wheel arches, with body-coloured bumpers.',
    alt: 'A red panel van from the front with a black splitter, skirts and wheel arches',
  },
  {
    picture: 'alloy-wheels',
    category: 'Performance & Style',
    title: '18 inch alloy wheels',
    text: 'Load-rated, with all-season tyres and locking wheel nuts.',
    alt: 'The front of a grey van with a five-spoke alloy wheel',
  },
  {
    picture: 'parking-sensors',
    category: 'Technology',
    title: 'Rear parking sensors',
    text: 'Four colour-matched sensors, with the distance shown on the screen.',
    alt: 'The back of a blue van with the field of four parking sensors drawn behind it',
  },
  {
    picture: 'door-locks',
    category: 'Security',
    title: 'Hook locks on the rear doors',
    text: 'Two hook locks with shields, and one key for the whole van.',
    alt: 'The rear doors of a silver van with two steel lock shields across the gap',
  },
] as const satisfies readonly Work[];
