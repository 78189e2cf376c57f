import { type Contracted, contractFaults } from './contract-faults.ts';

const ask = {
  type: 'object',
  properties: { van: { type: 'integer' }, layout: { enum: ['panel', 'dialog'] } },
  required: ['van'],
};

/** A finance team's widget, and a catalogue that shows it; both need the shell. */
const finance = (offers: Record<string, Record<string, unknown>>): Contracted => ({
  name: 'mfe-finance',
  version: '2',
  contract: { offers, uses: { 'shell.platform': { passes: [{ react: ['useId'] }] } } },
});
const catalog = (passed: Record<string, unknown>): Contracted => ({
  name: 'mfe-catalog',
  version: '1',
  contract: { offers: {}, uses: { 'mfe-finance.widget-calculator': { passes: [{ van: 7 }, passed] } } },
});
const shell = (names: readonly string[]): Contracted => ({
  name: 'shell',
  version: 'live',
  contract: {
    offers: { platform: { type: 'object', properties: { react: { type: 'array', items: { enum: names } } } } },
    uses: {},
  },
});

const today = finance({ 'widget-calculator': ask });
const live = [catalog({ van: 7, layout: 'dialog' }), shell(['useId'])];

it('finds nothing where each takes what the others pass, also what it does not know', () => {
  expect(contractFaults(today, live)).toEqual([]);
  expect(contractFaults(today, [catalog({ van: 7, colour: 'red' })])).toEqual([]);
});

it.each([
  [
    'drops a part that a live host shows',
    finance({}),
    'mfe-finance 2 no longer has widget-calculator, which the live mfe-catalog 1 uses: keep it, or first release an mfe-catalog without it.',
  ],
  [
    'requires what live hosts do not pass',
    finance({ 'widget-calculator': { ...ask, properties: { plan: {} }, required: ['van', 'plan'] } }),
    'mfe-finance 2 does not take what the live mfe-catalog 1 passes to widget-calculator, where `plan` is missing: make it optional, or first release an mfe-catalog that passes it.',
  ],
  [
    'no longer takes a value that live hosts pass',
    finance({ 'widget-calculator': { ...ask, properties: { layout: { enum: ['panel'] } } } }),
    'mfe-finance 2 does not take what the live mfe-catalog 1 passes to widget-calculator, where `layout` is "dialog": take that too, or first release an mfe-catalog that does not pass it.',
  ],
])('refuses a release that %s', (_what, release, sentence) => {
  expect(contractFaults(release, live)).toEqual([sentence]);
});

it('refuses a host that passes what the live part does not take, or uses one that is not live', () => {
  expect(contractFaults(catalog({ van: 7, layout: 'inline' }), [today])).toEqual([
    'mfe-catalog 1 passes to widget-calculator what the live mfe-finance 2 does not take, where `layout` is "inline": first release an mfe-finance that takes it.',
  ]);
  expect(contractFaults(catalog({ van: 7 }), [finance({})])).toEqual([
    'mfe-catalog 1 uses widget-calculator of mfe-finance, which the live mfe-finance 2 does not have: first release an mfe-finance with it.',
  ]);
});

it('refuses a release that needs a newer shell, and names what that one has to have', () => {
  expect(contractFaults(today, [shell(['useState'])])).toEqual([
    'mfe-finance 2 needs a newer shell: the live one has no useId in react. First start the new shell.',
  ]);
});
