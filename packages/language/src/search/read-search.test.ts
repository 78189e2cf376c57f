import { readSearch } from './read-search.ts';

const NOTHING = { isOfStock: () => false, beginsInStock: () => false, today: '2026-11-23' };
const understood = (search: string) => readSearch(search, NOTHING);
const read = (search: string) => understood(search).map(({ label }) => label);

/** What buyers type and how it is understood. */
it.each([
  ['luton with tail lift', ['Luton', 'Tail lift']],
  ['luton van tail lift under £20,000', ['Luton', 'Tail lift', 'Up to £20,000 plus VAT']],
  ['box van', ['Luton']],
  ['removal van', ['Luton']],
  ['minibus', ['Minibus']],
  ['9 seater', ['9 seats']],
  ['9-seater minibus', ['9 seats', 'Minibus']],
  ['nine seater', ['9 seats']],
  ['6 seater van', ['6 seats or more']],
  ['people carrier', ['Minibus']],
  ['transit automatic', ['Transit', 'Automatic']],
  ['ford transit auto', ['Ford Transit', 'Automatic']],
  ['tranny', ['Transit']],
  ['transit custom', ['Transit Custom']],
  ['lwb high roof', ['LWB', 'High roof']],
  ['long wheelbase high top', ['LWB', 'High roof']],
  ['mwb panel van', ['MWB', 'Panel Van']],
  ['swb', ['SWB']],
  ['xlwb', ['XLWB']],
  ['electric crew van under 20k', ['Electric', 'Crew Van', 'Up to £20,000 plus VAT']],
  ['crew cab tipper', ['Double Cab', 'Tipper']],
  ['double cab pickup', ['Double Cab', 'Pickup']],
  ['pick up truck', ['Pickup']],
  ['4x4 pickup', ['Four-wheel drive', 'Pickup']],
  ['one owner transit', ['One owner', 'Transit']],
  ['1 previous owner', ['One owner']],
  ['full service history', ['Full service history']],
  ['fsh diesel', ['Full service history', 'Diesel']],
  ['one owner full dealer history', ['One owner', 'Full service history']],
  ['tipper', ['Tipper']],
  ['tipper truck 3.5 tonne', ['Tipper', '3.5 tonnes']],
  ['3.5t dropside', ['3.5 tonnes', 'Dropside']],
  ['flatbed', ['Dropside']],
  ['chassis cab', ['Chassis Cab']],
  ['camper', ['Campervan']],
  ['motorhome', ['Campervan']],
  ['fridge van', ['Refrigeration']],
  ['refrigerated van', ['Refrigeration']],
  ['small van', ['Small van']],
  ['car derived van', ['Small van']],
  ['large van', ['Large van']],
  ['medium van', ['Medium van']],
  ['vw', ['Volkswagen']],
  ['vw transporter t6', ['Volkswagen Transporter']],
  ['merc sprinter', ['Mercedes Sprinter']],
  ['mercedes-benz vito', ['Mercedes Vito']],
  ['citroen relay', ['Citroën Relay']],
  ['e-transit', ['E-Transit']],
  ['ev van', ['Electric']],
  ['diesel manual', ['Diesel', 'Manual']],
  ['petrol van', ['Petrol']],
  ['plug in hybrid', ['Hybrid']],
  ['not diesel', ['Not diesel']],
  ['diesel or electric', ['Diesel', 'Electric']],
  ['air con', ['Air conditioning']],
  ['a/c', ['Air conditioning']],
  ['sat nav', ['Satellite navigation']],
  ['reversing camera', ['Reversing camera']],
  ['parking sensors', ['Parking sensors']],
  ['cruise control', ['Cruise control']],
  ['apple carplay', ['Apple CarPlay or Android Auto']],
  ['tow bar', ['Tow bar']],
  ['ply lined', ['Ply lining']],
  ['roof rack', ['Roof rack']],
  ['racking', ['Racking']],
  ['heated seats', ['Heated seats']],
  ['side door', ['Side loading door']],
  ['ulez compliant', ['Clean air zones']],
  ['no ulez charge', ['Clean air zones']],
  ['petrol van no ulez', ['Petrol', 'Clean air zones']],
  ['without the caz charge', ['Clean air zones']],
  ['euro 6', ['Clean air zones']],
  ['low mileage', ['Up to 35,000 miles']],
  ['under 60k miles', ['Up to 60,000 miles']],
  ['less than 50,000 miles', ['Up to 50,000 miles']],
  ['2021', ['2021']],
  ['transit 2019 onwards', ['Transit', '2019 or newer']],
  ['since 2020', ['2020 or newer']],
  ['71 plate', ['2021–2022']],
  ['23 plate', ['2023']],
  ['under 10 grand', ['Up to £10,000 plus VAT']],
  ['under 15000', ['Up to £15,000 plus VAT']],
  ['£10k-£15k', ['£10,000–£15,000 plus VAT']],
  ['between 10000 and 15000', ['£10,000–£15,000 plus VAT']],
  ['over £30,000', ['From £30,000 plus VAT']],
  ['vans under £200 a month', ['Up to £200 a month']],
  ['£250/month', ['Up to £250 a month']],
  ['250 pm', ['Up to £250 a month']],
  ['no vat', ['No VAT']],
  ['new van', ['New']],
  ['used vans for sale', ['Used']],
  ['second hand van', ['Used']],
  ['part ex', ['P/Ex to Clear']],
  ['white van', ['White']],
  ['1000kg payload', ['Payload from 1,000 kg']],
  ['4m load length', ['Load length from 4,000 mm']],
  ['10 cubic metre', ['Load volume from 10 m³']],
  ['1200kg', ['Payload from 1,200 kg']],
  ['a ton and a half', ['Payload from 1,500 kg']],
  ['payload over a tonne', ['Payload from 1,000 kg']],
  ['needs to carry 1.4 ton', ['Payload from 1,400 kg']],
  ['half a ton payload', ['Payload from 500 kg']],
  ['payload under 800kg', ['“payload 800kg”']],
  ['under 3.5t licence', ['Up to 3.5 tonnes']],
  ['under 2.1m height barrier', ['Up to 2,100 mm high']],
  ['max 2m high', ['Up to 2,000 mm high']],
  ['max height 2.2', ['Up to 2,200 mm high']],
  ['fits under 2 metres', ['Up to 2,000 mm high']],
  ["under 6'6", ['Up to 1,981 mm high']],
  ['under 2m tall for multi storey car park', ['Up to 2,000 mm high']],
  ['van for a height barrier', ['Up to 2,100 mm high, as for most car parks']],
  ['under 5m long', ['Up to 5,000 mm long']],
  ['no longer than 5.2 m', ['Up to 5,200 mm long']],
  ['fits on a drive 5m long', ['Up to 5,000 mm long']],
  ['4.8m parking space', ['Up to 4,800 mm long']],
  ['fit multi storey car park 2m and drive 5m long', ['Up to 2,000 mm high', 'Up to 5,000 mm long']],
  ['load height 1.9m', ['Load height from 1,900 mm']],
  ['load length 11ft 6', ['Load length from 3,505 mm']],
  ['load length 11\'6"', ['Load length from 3,505 mm']],
  ['11 foot 6 inches long', ['Load length from 3,505 mm']],
  ['9ft 6 ladders inside', ['Load length from 2,896 mm']],
  ['10ft pipes', ['Load length from 3,048 mm']],
  ['load height 1860', ['Load height from 1,860 mm']],
  ['load length 3.2', ['Load length from 3,200 mm']],
  ['van i can stand up in', ['Room to stand up (from 1,830 mm)']],
  ['8x4 boards flat', ['Takes 2,440 × 1,220 mm flat']],
  ['8 x 4 sheet', ['Takes 2,440 × 1,220 mm flat']],
  ['8ft by 4ft ply', ['Takes 2,440 × 1,220 mm flat']],
  ['2440 x 1220', ['Takes 2,440 × 1,220 mm flat']],
  ['3m copper pipe inside', ['Load length from 3,000 mm']],
  ['tow 3 ton', ['Tows 3,000 kg']],
  ['towing a mini digger 3.5t', ['Tows 3,500 kg']],
  ['tow bar 1200 kg payload', ['Tow bar', 'Payload from 1,200 kg']],
  ['plasterboard 8x4 sheets', ['Takes 2,440 × 1,220 mm flat']],
  ['150 mile range', ['Range from 150 miles']],
  ['less than 30k on the clock', ['Up to 30,000 miles']],
  ['over 60k miles', ['“60k miles”']],
  ['up to 5 years old', ['Up to 5 years old']],
  ['less than three years old', ['Up to 3 years old']],
  ['between ten and fifteen thousand pounds', ['£10,000–£15,000 plus VAT']],
  ['under twenty grand', ['Up to £20,000 plus VAT']],
  ['17 seater minibus', ['17 seats', 'Minibus']],
  ['five seats', ['5 seats or more']],
  ["chippy's wagon", ["“chippy's”"]],
  ['must fit under 1.9m height barrier', ['Up to 1,900 mm high']],
  ['reg HV15 TQV', ['“HV15 TQV”']],
  ['van for moving house', ['Luton']],
  ['2 berth', ['Campervan']],
  ['car transporter', ['Recovery body']],
  ['3 year warranty', ['“3 year warranty”']],
  ['8 passengers', ['9 seats']],
  ['five people', ['5 seats or more']],
  ['no deposit', ['No deposit']],
  ['under £300 pm inc deposit', ['Up to £300 a month', 'Deposit']],
  ['over £200 a month', ['From £200 a month']],
  ['under 15 k inc vat', ['Up to £15,000 inc. VAT']],
  ['10k to 15k including vat', ['£10,000–£15,000 inc. VAT']],
  ['twin side doors', ['Side doors on both sides']],
  ['horse box', ['Horsebox body']],
  ['wheel chair access', ['Wheelchair access']],
  ['welfare van', ['Welfare unit']],
  ['removals', ['Luton']],
  ['small van for courier', ['Small van']],
  ['6ft6 barrier', ['Up to 1,981 mm high']],
  ['low enough for a car park', ['Up to 2,100 mm high, as for most car parks']],
  ['3500kg', ['3.5 tonnes']],
  ['20k+vat', ['Up to £20,000 plus VAT']],
  ['200-300 a month', ['£200–£300 a month']],
  ['nothing down', ['No deposit']],
  ['auto box', ['Automatic']],
  ['euro 5', ['Euro 5 or newer']],
  ['plugin hybrid', ['Hybrid']],
  ['cruze control', ['Cruise control']],
  ['mot', ['“mot”']],
])('"%s" asks for %j', (search, labels) => {
  expect(read(search)).toEqual(labels);
});

it.each([
  ['automa', 'Automatic'],
  ['white transi', 'White, Transit'],
  ['fri', 'Refrigeration'],
  ['tra', '“tra”'],
])('while the last word is being typed, "%s" asks for %s', (search, labels) => {
  expect(read(search).join(', ')).toBe(labels);
});

it('does not complete a half-typed word that some van has', () => {
  expect(readSearch('pro', { ...NOTHING, beginsInStock: () => true }).map(({ label }) => label)).toEqual(['“pro”']);
});

it.each([
  ['cheapest sprinter', 'price_asc'],
  ['cheep', 'price_asc'],
  ['most expensive', 'price_desc'],
  ['newest transit', 'year_desc'],
])('"%s" asks for the order %s', (search, order) => {
  expect(understood(search).flatMap(({ sortBy }) => sortBy ?? [])).toEqual([order]);
});

it.each(['no deposit', 'tow 2 tonnes'])('explains what a search for "%s" cannot know', (search) => {
  expect(understood(search).every(({ note }) => note !== undefined)).toBe(true);
});

it.each([
  ['automatc', 'Automatic'],
  ['spinter', 'Sprinter'],
  ['sitroen', 'Citroën'],
  ['trafik', 'Trafic'],
  ['feezer', 'Refrigeration'],
  ['minbus', 'Minibus'],
  ['vivarro', 'Vivaro'],
  ['volkswagon', 'Volkswagen'],
  ['deisel', 'Diesel'],
  ['campr van', 'Campervan'],
  ['droside', 'Dropside'],
  ['electrc', 'Electric'],
])('one typing mistake is forgiven: "%s" is %s', (search, label) => {
  expect(read(search)).toEqual([label]);
});

it.each([
  ['hv24 qce', ['“hv24 qce”']],
  ['L3H2', ['“L3H2”']],
  ['wildtrak ranger', ['“wildtrak”', 'Ranger']],
  ['hearse luton', ['“hearse”', 'Luton']],
])('what no table knows is left as text: "%s"', (search, labels) => {
  expect(read(search)).toEqual(labels);
});

it.each(['', '   ', 'vans', 'vans for sale', 'I am looking for a van please'])(
  '"%s" asks for nothing in particular',
  (search) => {
    expect(understood(search).filter(({ kind }) => kind !== 'text')).toEqual([]);
  },
);

it('each part can be removed and leaves the words of the others', () => {
  expect(understood('a Luton with tail lift under £20,000').map(({ label, without }) => [label, without])).toEqual([
    ['Luton', 'tail lift under £20000'],
    ['Tail lift', 'Luton with under £20000'],
    ['Up to £20,000 plus VAT', 'Luton with tail lift'],
  ]);
});

it('never corrects a word that some van in stock has', () => {
  expect(readSearch('transt', { ...NOTHING, isOfStock: (word) => word === 'transt' }).map(({ label }) => label)).toEqual([
    '“transt”',
  ]);
});
