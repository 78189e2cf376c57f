import { readSearch } from './read-search.ts';

const read = (search: string) => readSearch(search).map(({ label }) => label);

/** What buyers type into van sites, and what it means. */
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
])('"%s" asks for %j', (search, labels) => {
  expect(read(search)).toEqual(labels);
});

it.each([
  ['automatc', 'Automatic'],
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
  ['horsebox luton', ['“horsebox”', 'Luton']],
])('what no table knows is left as text: "%s"', (search, labels) => {
  expect(read(search)).toEqual(labels);
});

it.each(['', '   ', 'vans', 'vans for sale', 'I am looking for a van please'])(
  '"%s" asks for nothing in particular',
  (search) => {
    expect(readSearch(search).filter(({ kind }) => kind !== 'text')).toEqual([]);
  },
);

it('each part can be taken off, and leaves the words of the others', () => {
  expect(readSearch('cheap Luton with tail lift under £20,000').map(({ label, without }) => [label, without])).toEqual([
    ['Luton', 'tail lift under £20000'],
    ['Tail lift', 'Luton with under £20000'],
    ['Up to £20,000 plus VAT', 'Luton with tail lift'],
  ]);
});

it('a word that some van of the stock has is never put right', () => {
  expect(readSearch('transt', (word) => word === 'transt').map(({ label }) => label)).toEqual(['“transt”']);
});
