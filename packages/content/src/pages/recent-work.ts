import type { ContentItem, ContentSection } from '../page/content-page.ts';

/** A piece of finished work for the gallery; the note is its category. */
export interface Work extends ContentItem {
  readonly note: 'Graphics & Branding' | 'Performance & Style' | 'Technology' | 'Security';
  readonly text: string;
  /** Its pictures are `shell/public/work/<picture>-<width>.webp`. */
  readonly picture: string;
  /** What the picture shows. */
  readonly alt: string;
}

const WORKS = [
  {
    picture: 'full-wrap',
    note: 'Graphics & Branding',
    title: 'Full wrap, long panel van',
    text: 'A full wrap, door shuts included: printed, laminated and fitted in three days.',
    alt: "A long panel van from the side, wrapped in dark green and cream, with an orange band and a gardening firm's leaf logo",
  },
  {
    picture: 'graphics-pack',
    note: 'Graphics & Branding',
    title: 'Door and side signwriting',
    text: 'Cut vinyl in two colours: name, trade and a stripe along the waistline.',
    alt: "A white panel van from the side with a joinery firm's signwriting and stripes along its waistline",
  },
  {
    picture: 'body-kit',
    note: 'Performance & Style',
    title: 'Colour-coded body kit',
    text: 'Gloss black splitter, side skirts and wheel arches, with body-coloured bumpers.',
    alt: 'A red panel van from the front with a black splitter, skirts and wheel arches',
  },
  {
    picture: 'alloy-wheels',
    note: 'Performance & Style',
    title: '18 inch alloy wheels',
    text: 'Load-rated, with all-season tyres and locking wheel nuts.',
    alt: 'The front of a grey van with a five-spoke alloy wheel',
  },
  {
    picture: 'parking-sensors',
    note: 'Technology',
    title: 'Rear parking sensors',
    text: 'Four colour-matched sensors, with the distance shown on the screen.',
    alt: 'The back of a blue van with the field of four parking sensors drawn behind it',
  },
  {
    picture: 'door-locks',
    note: 'Security',
    title: 'Hook locks on the rear doors',
    text: 'Two hook locks with shields, and one key for the whole van.',
    alt: 'The rear doors of a silver van with two steel lock shields across the gap',
  },
] as const satisfies readonly Work[];

/** Product §2: six examples, each with the badge of its category. The first is also the page's hero picture. */
export const recentWork = { id: 'recent-work-heading', title: 'Recent Work', items: WORKS } satisfies ContentSection;
