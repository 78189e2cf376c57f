import type { ServiceGroupProps } from './service-group.tsx';

/** Ids are the anchors of the category cards. */
export const PERFORMANCE: ServiceGroupProps = {
  id: 'performance',
  title: 'Performance & Style',
  lead: 'Looks that hold up on site. We use parts made for your van, so that sensors, towing eyes and load ratings stay as they were.',
  services: [
    {
      title: 'Body Kits',
      text: 'Front splitters, side skirts, rear spoilers and gloss black grilles, painted in the colour of your van or left black.',
    },
    {
      title: 'Alloy Wheel Upgrades',
      text: '16 to 20 inch wheels with the right load rating, tyres fitted and balanced, pressure sensors carried over, locking nuts included.',
    },
  ],
};

export const TECHNOLOGY: ServiceGroupProps = {
  id: 'technology',
  title: 'Technology & Comfort',
  lead: 'The cab is where the day is spent. Fitted behind the trim, wired with fuses of its own, and taken out again cleanly when the van goes back.',
  services: [
    {
      title: 'Apple CarPlay Integration',
      text: 'A touch screen for calls, maps and music, with Android Auto too. Your steering wheel buttons and reversing camera go on working.',
    },
    {
      title: 'Parking Sensors',
      text: 'Four at the rear, four at the front if you like, painted to match, with a tone or a picture on the screen.',
    },
    {
      title: 'Heated Seats',
      text: 'Carbon heating pads under the covers for driver and passengers, each with its own two-stage switch.',
    },
  ],
};

export const SECURITY: ServiceGroupProps = {
  id: 'security',
  title: 'Security',
  lead: 'Tools are the business. We fit what makes a thief choose another van, and give you the certificates your insurer asks for.',
  services: [
    {
      title: 'Immobilisers',
      text: 'Category 1 and 2 systems that let the engine start only with your tag or code, against key cloning and relay theft.',
    },
    {
      title: 'Enhanced Door Locks',
      text: 'Deadlocks for vans that are locked by hand, slamlocks for deliveries, hook locks and shields on the doors most often attacked.',
    },
  ],
};
