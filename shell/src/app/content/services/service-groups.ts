import type { ServiceGroupProps } from './service-group.tsx';

/** Ids are the anchors of the category cards. */
export const PERFORMANCE: ServiceGroupProps = {
  id: 'performance',
  title: 'Performance & Style',
  lead: 'Looks that hold up on site. We use parts made for your van, so sensors, towing eyes and load ratings are unaffected.',
  services: [
    {
      title: 'Body Kits',
      text: 'Front splitters, side skirts, rear spoilers and gloss black grilles, colour-coded to your van or left black.',
    },
    {
      title: 'Alloy Wheel Upgrades',
      text: '16 to 20 inch wheels with the right load rating. Tyres fitted and balanced, pressure sensors transferred, locking wheel nuts included.',
    },
  ],
};

export const TECHNOLOGY: ServiceGroupProps = {
  id: 'technology',
  title: 'Technology & Comfort',
  lead: 'The cab is where you spend the day. Everything is fitted behind the trim, separately fused, and comes out cleanly when the van goes back.',
  services: [
    {
      title: 'Apple CarPlay Integration',
      text: 'A touchscreen for calls, maps and music, with Android Auto too. Your steering wheel buttons and reversing camera keep working.',
    },
    {
      title: 'Parking Sensors',
      text: 'Four at the rear and, if you like, four at the front, painted to match, with a warning tone or an on-screen display.',
    },
    {
      title: 'Heated Seats',
      text: 'Carbon heating pads under the seat covers for driver and passengers, each with its own two-stage switch.',
    },
  ],
};

export const SECURITY: ServiceGroupProps = {
  id: 'security',
  title: 'Security',
  lead: 'Your tools are your living. We fit what makes a thief move on to another van, and give you the certificates your insurer asks for.',
  services: [
    {
      title: 'Immobilisers',
      text: 'Category 1 and 2 systems that only let the engine start with your tag or code, to stop key cloning and relay theft.',
    },
    {
      title: 'Enhanced Door Locks',
      text: 'Deadlocks for when you park up, slamlocks for multi-drop work, and hook locks and shields for the doors thieves go for most.',
    },
  ],
};
