import { randomUUID } from 'node:crypto';
import type { Enquiry, EnquiryReceipt, Problem } from '@forecourt/contracts';
import { momentsOf, openMinutesBetween, ukDay, weekdayName } from '@forecourt/rules';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { serverUrl } from '@forecourt/testing';
import { EnquiriesProcess, NOWHERE } from '../testing/enquiries-process.ts';
import { callback } from '../testing/sent-forms.ts';

let database: ThrowAwayDatabase;
let enquiries: EnquiriesProcess;
beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  enquiries = await EnquiriesProcess.start({ DATABASE_URL: database.url, NATS_URL: NOWHERE, MAIL_DIR: '/nowhere' });
});
afterAll(async () => {
  await enquiries?.stop();
  await database?.drop();
});

const DAY_MS = 24 * 3_600_000;
const ahead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const ANYWAY = ['closed', 'booked'];
/** The next such day that is no bank holiday, at an hour of UK time. */
function next(weekday: string, hour: number): string {
  const hours = { week: [{ days: [weekday], opens: '01:00', closes: '23:00' }], specialDays: [] };
  for (let days = 2; ; days += 1) {
    const day = ukDay(Date.now() + days * DAY_MS);
    const [at = 0] = momentsOf({ day, time: `${String(hour).padStart(2, '0')}:00` });
    if (weekdayName(day) === weekday && openMinutesBetween(hours, at, at + 60_000) > 0) return new Date(at).toISOString();
  }
}

const enquire = async (): Promise<number> => (await enquiries.post<EnquiryReceipt>('/api/inquiries', callback)).body.id;
const change = <Body = Enquiry>(id: number, body: object) => enquiries.write<Body>('PATCH', `/api/inquiries/${id}`, body);

it('keeps when a customer comes, moves it, and forgets it with the appointment', async () => {
  const id = await enquire();
  const [friday, monday] = [ahead(1), ahead(4)];
  expect((await change(id, { status: 'appointment', version: 1 })).body).toMatchObject({ appointmentAt: null, version: 2 });
  expect((await change(id, { appointmentAt: friday, despite: ANYWAY, version: 2 })).body).toMatchObject({
    appointmentAt: friday,
    version: 3,
  });
  expect((await change(id, { appointmentAt: monday, despite: ANYWAY, version: 3 })).body).toMatchObject({
    appointmentAt: monday,
    version: 4,
  });
  expect((await change<Problem>(id, { appointmentAt: friday, version: 3 })).body.code).toBe('ENQUIRIES.VERSION_CONFLICT');
  expect((await change(id, { status: 'contacted', version: 4 })).body).toMatchObject({ appointmentAt: null, version: 5 });
  expect((await change(id, { status: 'appointment', version: 5 })).body).toMatchObject({ appointmentAt: null });
});

it.each(['won', 'lost'])('brings the day back of an appointment that was settled as %s by mistake', async (status) => {
  const id = await enquire();
  const at = ahead(2);
  await change(id, { status: 'appointment', appointmentAt: at, despite: ANYWAY, version: 1 });
  expect((await change(id, { status, version: 2 })).body).toMatchObject({ status, appointmentAt: null });
  expect((await change(id, { status: 'appointment', version: 3 })).body).toMatchObject({ appointmentAt: at, version: 4 });
});

it('keeps a status and its time in one change, and no time with another status', async () => {
  const id = await enquire();
  const at = ahead(2);
  expect((await change(id, { status: 'won', appointmentAt: at, version: 1 })).body.appointmentAt).toBeNull();
  expect((await change(id, { status: 'appointment', appointmentAt: at, despite: ANYWAY, version: 2 })).body.appointmentAt).toBe(
    at,
  );
});

it.each([
  ['a day that has passed', { appointmentAt: ahead(-1) }],
  ['a day years away', { appointmentAt: ahead(400) }],
  ['a day without a time', { appointmentAt: '2026-12-24' }],
  ['a call that should have been made', { ringAgainAt: ahead(-1) }],
])('refuses %s', async (_what, wrong) => {
  const id = await enquire();
  expect((await change(id, { status: 'appointment', ...wrong, version: 1 })).status).toBe(400);
});

it('asks before an appointment outside opening hours, and keeps it once staff say so', async () => {
  const id = await enquire();
  const book = (at: string, despite: string[] = []) =>
    change<Pick<Problem, 'code' | 'detail'>>(id, { status: 'appointment', appointmentAt: at, despite, version: 1 });
  const sunday = next('Sunday', 10);
  expect((await book(sunday)).body).toMatchObject({ code: 'ENQUIRIES.APPOINTMENT_CLOSED' });
  expect((await book(sunday)).body.detail).toMatch(/^We are closed on Sunday \d+ \w+\.$/);
  expect((await book(next('Wednesday', 6))).body.detail).toMatch(
    /^We are closed then: on Wednesday .+ we are open 9am–5\.30pm\.$/,
  );
  expect((await enquiries.read<Enquiry>(`/api/inquiries/${id}`)).body).toMatchObject({ status: 'new', version: 1 });
  expect((await book(sunday, ['closed'])).body).toMatchObject({ status: 'appointment', appointmentAt: sunday, version: 2 });
  // What has been kept is not asked about again.
  expect((await change(id, { appointmentAt: sunday, version: 2 })).status).toBe(200);
});

it('names who comes at the same time, and takes both once staff say so', async () => {
  const at = next('Wednesday', 11);
  const name = async (customerName: string) =>
    (await enquiries.post<EnquiryReceipt>('/api/inquiries', { ...callback, customerName })).body.id;
  const [ada, ben, cat] = [await name('Ada Plumber'), await name('Ben Baker'), await name('Cat Cook')];
  const book = (id: number, despite: string[] = []) =>
    change<Pick<Problem, 'code' | 'detail'>>(id, { status: 'appointment', appointmentAt: at, despite, version: 1 });
  expect((await book(ada)).status).toBe(200);
  expect((await book(ben)).body).toMatchObject({
    code: 'ENQUIRIES.APPOINTMENT_BOOKED',
    detail: 'Ada Plumber is already booked at 11:00 on that day.',
  });
  expect((await book(ben, ['closed'])).status).toBe(409);
  expect((await book(ben, ['booked'])).status).toBe(200);
  expect((await book(cat)).body.detail).toBe('Ada Plumber and Ben Baker are already booked at 11:00 on that day.');
  for (const id of [ada, ben]) await change(id, { status: 'lost', version: 2 });
  expect((await book(cat)).status).toBe(200);
});

it('asks before two come for one van, or to one colleague, less than an hour apart', async () => {
  const at = (hour: number, minutes = 0) => new Date(Date.parse(next('Thursday', hour)) + minutes * 60_000).toISOString();
  const [ann, bo] = [randomUUID(), randomUUID()];
  const book = async (customerName: string, vehicleId: number, appointmentAt: string, sub: string) => {
    const sent = { ...callback, customerName, vehicleId, customerEmail: `${randomUUID()}@plumbing.example` };
    const { id } = (await enquiries.post<EnquiryReceipt>('/api/inquiries', sent)).body;
    const body = { status: 'appointment', appointmentAt, version: 1 };
    const path = `/api/inquiries/${id}`;
    return enquiries.write<Pick<Problem, 'code' | 'detail'>>('PATCH', path, body, undefined, { sub });
  };
  expect((await book('Ada Plumber', 71, at(11), ann)).status).toBe(200);
  expect((await book('Ben Baker', 71, at(11, 15), bo)).body).toMatchObject({
    code: 'ENQUIRIES.APPOINTMENT_BOOKED',
    detail: 'Ada Plumber is booked for the same van at 11:00 on that day.',
  });
  expect((await book('Ben Baker', 71, at(11), bo)).body.detail).toBe(
    'Ada Plumber is booked for the same van at 11:00 on that day.',
  );
  expect((await book('Ben Baker', 72, at(10, 30), ann)).body.detail).toBe(
    'Ada Plumber is booked with the same colleague at 11:00 on that day.',
  );
  expect((await book('Cat Cook', 72, at(11, 15), bo)).status).toBe(200);
  expect((await book('Dan Diver', 71, at(12), ann)).status).toBe(200);
  expect((await book('Eve Eames', 71, at(11, 15), bo)).body.detail).toBe(
    'Cat Cook is already booked at 11:15 on that day. Ada Plumber is booked for the same van at 11:00 on that day. ' +
      'Dan Diver is booked for the same van at 12:00 on that day.',
  );
});

it('of two who book the same time at once, one is told of the other', async () => {
  const at = next('Tuesday', 12);
  const ids = await Promise.all([enquire(), enquire(), enquire()]);
  const answers = await Promise.all(ids.map((id) => change(id, { status: 'appointment', appointmentAt: at, version: 1 })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});
