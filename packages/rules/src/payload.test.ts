import { payloadFault } from './payload.ts';

it.each([
  [{ payload: 1_200, grossWeight: 3_500 }, null],
  [{ payload: 3_500, grossWeight: 3_500 }, null],
  [{ payload: 3_501, grossWeight: 3_500 }, "The payload can't be more than the gross weight, 3,500 kg"],
  [{ payload: 1_200, grossWeight: null }, null],
  [{ payload: 1_200, grossWeight: 0 }, null],
  [{ payload: null, grossWeight: 3_500 }, null],
  [{}, null],
])('of %j says %j', (weights, fault) => {
  expect(payloadFault(weights)).toBe(fault);
});
