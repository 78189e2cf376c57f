import type { Asked } from './asked.ts';

export const aboutAsked: readonly Asked[] = [
  {
    anchor: 'story-heading',
    from: 'So when we opened',
    sentences: 1,
    asked: [
      'how long have you been going',
      'how long have you been in business',
      'when did you start',
      'when were you established',
      'tell me about your company',
      'whats your story',
      'who are you lot',
      'are you a new company',
    ],
  },
  {
    anchor: 'story-heading',
    from: 'Today we sell',
    asked: [
      'who do you sell to',
      'do you sell to the public or just trade',
      'do you supply fleets',
      'do you only sell to businesses',
      'can a private person buy a van off you',
    ],
  },
  {
    anchor: 'showroom-heading',
    sentences: 3,
    asked: [
      'where is your showroom',
      'where are you based',
      'whats your address',
      'what are your opening times',
      'when is the showroom open',
      'are you open on saturday',
      'what time do you close',
    ],
  },
  {
    anchor: 'benefits-heading',
    sentences: 1,
    asked: [
      'why should i buy from you',
      'what makes you different from other dealers',
      'do you sell cars as well',
      'do you only do vans',
      'whats special about you',
    ],
  },
  {
    anchor: 'checks',
    sentences: 1,
    asked: [
      'are the vans inspected before sale',
      'do you check the vans over',
      'are your vans hpi checked',
      'are they history checked',
      'are vans serviced before you sell them',
      'do you inspect and service them before they are sold',
      'do you do a pdi',
      'what checks do you do on the vans',
      'do you service them before handover',
      'are they hpi clear',
    ],
  },
  {
    anchor: 'fitted-out',
    sentences: 1,
    asked: [
      'can you ply line a van for me',
      'do you fit racking',
      'can you put racking in it before i collect',
      'do you do ply lining',
      'can you fit shelves in the back',
      'can you kit out the van',
      'do you do van conversions or fit outs',
      'can you fit a roof rack',
    ],
  },
];
