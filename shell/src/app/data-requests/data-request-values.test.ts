import { DATA_REQUEST_TYPES, dataSubjectRequestSchema } from '@forecourt/contracts';
import {
  checkDataRequest,
  type DataRequestValues,
  dataRequestPayload,
  missingFrom,
  REQUEST_TYPES,
} from './data-request-values.ts';

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

  it('asks for proof of identity in the words of the specification', () => {
    expect(checkDataRequest({ ...good, identityVerification: false }).identityVerification).toBe(
      'Identity Verification Required - Please confirm you understand the identity verification requirements.',
    );
  });

  it('has every type, each explained', () => {
    expect(Object.keys(REQUEST_TYPES)).toEqual([...DATA_REQUEST_TYPES]);
  });
});
