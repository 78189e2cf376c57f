import { PANEL_VAN, type Theme } from './conversation.ts';

export const load: Theme = {
  name: 'size and load',
  conversations: [
    { turns: [{ says: 'need to carry a tonne', expect: { wish: { payloadMin: 1_000 } } }] },
    { turns: [{ says: 'Payload of at least 1,200kg please', expect: { wish: { payloadMin: 1_200 } } }] },
    { turns: [{ says: '1.5t payload', expect: { wish: { payloadMin: 1_500 } } }] },
    { turns: [{ says: 'what van carries the most weight', expect: { first: 'most payload', wish: {} } }] },
    { turns: [{ says: 'load length over 4m', expect: { wish: { loadLengthMin: 4_000 } } }] },
    {
      turns: [{ says: 'I carry 3 metre lengths of pipe, need them inside the van', expect: { wish: { loadLengthMin: 3_000 } } }],
    },
    { turns: [{ says: 'must take 8ft x 4ft boards flat', expect: { wish: { loadLengthMin: 2_430 } } }] },
    { turns: [{ says: '10ft load bay minimum', expect: { wish: { loadLengthMin: 3_048 } } }] },
    { turns: [{ says: 'small van for city deliveries', expect: { wish: { size: 'small' } } }] },
    { turns: [{ says: 'medium sized van', expect: { wish: { size: 'medium' } } }] },
    { turns: [{ says: 'biggest van you have got', expect: { first: 'most volume', wish: {} } }] },
    { turns: [{ says: 'lwb van', expect: { wish: { wheelbase: 'long' } } }] },
    { turns: [{ says: 'swb panel van', expect: { wish: { wheelbase: 'short', bodyType: PANEL_VAN } } }] },
    { turns: [{ says: 'i want to stand up inside, 6ft at least', expect: { wish: { loadHeightMin: 1_829 } } }] },
    { turns: [{ says: 'van that fits under a 2m height barrier', expect: { wish: { heightMax: 2_000 } } }] },
    { turns: [{ says: 'over 10 cubic metres', expect: { wish: { loadVolumeMin: 10 } } }] },
    { turns: [{ says: 'L3 H2 van', expect: { wish: { named: ['l3h2', 'l3 h2'] } } }] },
    { turns: [{ says: 'panel van with longest load length', expect: { first: 'longest load', wish: { bodyType: PANEL_VAN } } }] },
    { turns: [{ says: 'large panel van payload over 1300', expect: { wish: { bodyType: PANEL_VAN, payloadMin: 1_300 } } }] },
    {
      turns: [{ says: 'tipper that can carry 1200 kilos', expect: { wish: { bodyType: ['Tipper'], payloadMin: 1_200 } } }],
    },
  ],
};
