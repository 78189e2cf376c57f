import type { Enquiry, EnquiryReceipt } from '@forecourt/contracts';
import { createThrowAwayDatabase, StandInStock, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, OwnNats, serverUrl, someVehicle } from '@forecourt/testing';
import { Client } from 'pg';
import { EnquiriesProcess } from '../testing/enquiries-process.ts';
import { callback } from '../testing/sent-forms.ts';

let nats: OwnNats;
let inventory: StandInStock;
let database: ThrowAwayDatabase;
let enquiries: EnquiriesProcess;

beforeAll(async () => {
  nats = await OwnNats.start();
  inventory = await StandInStock.on(nats.url);
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  enquiries = await EnquiriesProcess.start({ DATABASE_URL: database.url, NATS_URL: nats.url, MAIL_DIR: '/nowhere' });
});
afterAll(async () => {
  await enquiries.stop();
  await inventory.stop();
  await nats.stop();
  await database.drop();
});

/** What staff see of an enquiry about the vehicle. */
const askAbout = async (vehicleId: number, inquiryType: 'callback' | 'test_drive'): Promise<Enquiry | undefined> => {
  const sent = await enquiries.post<EnquiryReceipt>('/api/inquiries', { ...callback, vehicleId, inquiryType, message: null });
  expect(sent.status).toBe(201);
  return (await enquiries.read<Enquiry[]>(`/api/inquiries?vehicleId=${vehicleId}`)).body.find(({ id }) => id === sent.body.id);
};

it('an enquiry about a van whose event has not arrived yet names it, with its registration formatted', async () => {
  inventory.have(someVehicle({ id: 1, make: 'Ford', model: 'Transit', registrationNumber: 'hv24qan' }));
  expect(await askAbout(1, 'test_drive')).toMatchObject({
    message: 'Test drive request for Ford Transit',
    vehicle: { id: 1, registrationNumber: 'HV24 QAN', isRemoved: false, stockStatus: 'In Stock' },
  });
});

it('a van that an earlier release has stored is completed at the next start', async () => {
  const rows = new Client({ connectionString: database.url });
  await rows.connect();
  await rows.query('UPDATE vehicle SET stock_status = NULL, picture = NULL, details = NULL WHERE id = 1');
  inventory.have(someVehicle({ id: 1, stockStatus: 'Deposit Taken', images: ['/objects/uploads/one'], stockNumber: 'S-77' }));
  const next = await EnquiriesProcess.start({ DATABASE_URL: database.url, NATS_URL: nats.url, MAIL_DIR: '/nowhere' });
  await eventually(async () => {
    const { rows: found } = await rows.query('SELECT stock_status, picture FROM vehicle WHERE id = 1');
    expect(found).toEqual([{ stock_status: 'Deposit Taken', picture: '/objects/uploads/one' }]);
  });
  expect((await next.read<Enquiry[]>('/api/inquiries?search=s-77')).body).toHaveLength(1);
  await next.stop();
  await rows.end();
});

it('an enquiry about a van that does not exist is kept', async () => {
  expect(await askAbout(999_999, 'callback')).toMatchObject({ vehicleId: 999_999, vehicle: null });
});

it('no enquiry is lost while inventory does not answer', async () => {
  inventory.isSilent = true;
  expect(await askAbout(2, 'callback')).toMatchObject({ vehicleId: 2, vehicle: null });
  await inventory.stop();
  expect(await askAbout(3, 'callback')).toMatchObject({ vehicleId: 3, vehicle: null });
});
