import { DATA_REQUEST_TYPES, dataSubjectRequestSchema } from '@forecourt/contracts';
import {
  checkDataRequest,
  type DataRequestValues,
  dataRequestPayload,
  missingFrom,
  REQUEST_TYPES,
} from './data-request-values.ts';
import { receivedIn, receivedPath } from './received-request.ts';

const good: DataRequestValues = {
  requestType: 'access',
  firstName: 'Ann',
  lastName: 'Example',
  email: 'ann@example.org',
  phone: '',
  description: '',
  identityVerification: true,
  website: '',
};

describe('a data subject request', () => {
  it.each(['requestType', 'firstName', 'lastName', 'email', 'identityVerification'] as const)(
    'is not complete without %s, and says what the contract says',
    (field) => {
      const values = { ...good, [field]: field === 'identityVerification' ? false : ' ' };
      expect(missingFrom(values)).toHaveLength(1);
      const [issue] = dataSubjectRequestSchema.safeParse(dataRequestPayload(values)).error?.issues ?? [];
      expect(checkDataRequest(values)).toEqual({ [field]: issue?.message });
    },
  );

  it('is complete without phone and description, and sends neither', () => {
    expect(missingFrom(good)).toEqual([]);
    expect(checkDataRequest(good)).toEqual({});
    expect(Object.keys(dataSubjectRequestSchema.parse(dataRequestPayload(good)))).not.toContain('phone');
  });

  it('asks for identity in the words of the specification', () => {
    expect(checkDataRequest({ ...good, identityVerification: false }).identityVerification).toBe(
      'Identity Verification Required - Please confirm you understand the identity verification requirements.',
    );
  });

  it('has every type, each explained', () => {
    expect(Object.keys(REQUEST_TYPES)).toEqual([...DATA_REQUEST_TYPES]);
  });
});

describe('the address of a received request', () => {
  it('says its reference and due date', () => {
    const received = { reference: 'DSR-4F7K-92MQ', dueDate: '2026-12-20' };
    const path = receivedPath(received);
    expect(path).toBe('/data-subject-rights?sent=DSR-4F7K-92MQ&due=2026-12-20');
    expect(receivedIn(new URL(path, 'http://x').searchParams)).toEqual(received);
  });

  it.each(['', 'sent=1', 'sent=DSR-1', 'sent=<b>&due=2026-12-20', 'sent=call+0900&due=2026-12-20', 'sent=DSR-1&due=soon'])(
    'means nothing as %j',
    (query) => {
      expect(receivedIn(new URLSearchParams(query))).toBeNull();
    },
  );
});
