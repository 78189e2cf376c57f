import { describedEquipment } from './described-equipment.ts';

it.each([
  ['Selectable four-wheel drive and a 3,500 kg towing limit.', ['four wheel drive']],
  ['A 500 kg column tail lift. The floor is 18 mm hardwood ply.', ['tail lift', 'ply']],
  ['Cruise control, a full steel bulkhead and a cab-height ladder rack.', ['bulkhead', 'roof rack']],
  ['The towbar has towed a horsebox to shows and nothing heavier.', ['towbar']],
  ['The floor is low, so there is a ramp in place of a tail lift.', ['ramp']],
  ['Wheelbase 3,665 mm, pre-wired for a tail lift and a towbar.', []],
  ['The racking came out with him and left its holes; the doors shut properly.', []],
  ['A kitchen with two rings, a sink and a 42 litre fridge.', []],
  ['There is no bulkhead. We can quote for a crane.', []],
  [null, []],
])('"%s" says that the van has %j', (description, equipment) => {
  expect([...describedEquipment(description)].sort()).toEqual([...equipment].sort());
});
