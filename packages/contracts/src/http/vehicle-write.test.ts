import { updateVehicleSchema } from './vehicle-write.ts';

const STORED = '/objects/uploads/7b1c5a0e-0f5e-4d0c-9f0c-2f6f8f1f9a11';
const ELSEWHERE = 'https://cdn.example/a.jpg';

it.each([
  [{ payload: 1_200, grossWeight: 3_500 }, []],
  [{ payload: 3_600, grossWeight: 3_500 }, ['payload']],
  [{ payload: 3_600, maxGrossWeight: 3_500 }, ['payload']],
  [{ payload: 3_600 }, []],
  [{ registrationNumber: 'aa19aaa' }, []],
  [{ registrationNumber: ' ' }, []],
  [{ registrationNumber: null }, []],
  [{ registrationNumber: 'AA19 AAA!!!' }, ['registrationNumber']],
  [{ registrationNumber: 'SOLD' }, ['registrationNumber']],
])('a vehicle with %j has %j refused', (body, fields) => {
  const { error } = updateVehicleSchema.safeParse(body);
  expect((error?.issues ?? []).map(({ path }) => path.join('.'))).toEqual(fields);
});

describe('the pictures of a vehicle', () => {
  it.each([
    { images: [STORED, ELSEWHERE], imageUrl: STORED, imageGallery: [`${STORED}, ${ELSEWHERE}`, ''] },
    { images: [], imageUrl: null, imageGallery: [] },
  ])('are stored objects and web addresses: %j', (pictures) => {
    expect(updateVehicleSchema.safeParse(pictures).success).toBe(true);
  });

  it.each(['javascript:alert(1)', 'data:image/png;base64,AAAA', '//cdn.example/a.jpg', '/api/vehicles', 'a.jpg'])(
    'are never %s',
    (address) => {
      const body = { images: [STORED, address], imageUrl: address, imageGallery: [`${STORED},${address}`] };
      const { error } = updateVehicleSchema.safeParse(body);
      expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['images.1', 'imageUrl', 'imageGallery.0']);
    },
  );
});
