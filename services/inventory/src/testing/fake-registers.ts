import type { FakeReply, FakeRequest } from '@forecourt/testing';

/** DVLA's documented answer for AA19AAA. */
export const DVLA_VEHICLE = {
  registrationNumber: 'AA19AAA',
  artEndDate: '2025-03-30',
  co2Emissions: 300,
  engineCapacity: 2000,
  euroStatus: 'EURO1',
  markedForExport: false,
  fuelType: 'PETROL',
  motStatus: 'No details held by DVLA',
  revenueWeight: 0,
  colour: 'RED',
  make: 'FORD',
  typeApproval: 'M1',
  yearOfManufacture: 2019,
  taxDueDate: '2027-11-22',
  taxStatus: 'Taxed',
  dateOfLastV5CIssued: '2019-05-20',
  wheelplan: '2 AXLE RIGID BODY',
  monthOfFirstDvlaRegistration: '2019-03',
  monthOfFirstRegistration: '2019-03',
  realDrivingEmissions: '1',
};

/** DVSA's answer for a vehicle with tests. */
export const DVSA_VEHICLE = {
  registration: 'AA19AAA',
  make: 'FORD',
  model: 'TRANSIT CUSTOM 300 LIMITED',
  firstUsedDate: '2019-03-12',
  fuelType: 'Petrol',
  primaryColour: 'Red',
  registrationDate: '2019-03-12',
  manufactureDate: '2019-03-12',
  engineSize: '1998',
  hasOutstandingRecall: 'Unknown',
  motTests: [
    {
      completedDate: '2025-03-05T10:12:00.000Z',
      testResult: 'PASSED',
      expiryDate: '2026-03-11',
      odometerValue: '31200',
      odometerUnit: 'MI',
      odometerResultType: 'READ',
      motTestNumber: '123456789012',
      dataSource: 'DVSA',
      defects: [],
    },
    {
      completedDate: '2026-03-09T14:41:13.000Z',
      testResult: 'PASSED',
      expiryDate: '2027-03-11',
      odometerValue: '39102',
      odometerUnit: 'MI',
      odometerResultType: 'READ',
      motTestNumber: '123456789013',
      dataSource: 'DVSA',
      defects: [{ text: 'Nearside front tyre worn close to legal limit', type: 'ADVISORY', dangerous: false }],
    },
  ],
};

/** An error in DVLA's format. */
export const dvlaError = (status: number, title: string): FakeReply => ({
  status,
  body: { errors: [{ status: String(status), code: String(status), title, detail: `${title} (test)` }] },
});

/** An error in DVSA's format. */
export const dvsaError = (status: number, errorCode: string): FakeReply => ({
  status,
  body: { errorCode, errorMessage: 'said the test', requestId: '7c5a1f0e' },
});

/** Settings for a fake DVLA at this URL. */
export const dvlaAt = (url: string) => ({ DVLA_URL: url, DVLA_API_KEY: 'dvla-key' });

/** Settings for a fake DVSA at this URL, including its sign-in. */
export const dvsaAt = (url: string) => ({
  DVSA_URL: url,
  DVSA_API_KEY: 'dvsa-key',
  DVSA_TOKEN_URL: `${url}/tenant/oauth2/v2.0/token`,
  DVSA_CLIENT_ID: 'client',
  DVSA_CLIENT_SECRET: 'a secret',
});

/** A fake DVSA that accepts every sign-in and answers lookups with `vehicle`. */
export const dvsa =
  (vehicle: (request: FakeRequest) => FakeReply | Promise<FakeReply>) =>
  (request: FakeRequest): FakeReply | Promise<FakeReply> =>
    request.url.endsWith('/oauth2/v2.0/token')
      ? { body: { token_type: 'Bearer', expires_in: 3599, access_token: 'token-1' } }
      : vehicle(request);
