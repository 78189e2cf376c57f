import { DATA_REQUEST_MESSAGES, type DataRequestType, type DataSubjectRequest, MAX_MESSAGE_LENGTH } from '@forecourt/contracts';
import { countCharacters, EMAIL_ADDRESS } from '@forecourt/rules';

/** The form's fields. */
export interface DataRequestValues {
  readonly requestType: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly description: string;
  readonly identityVerification: boolean;
  /** The honeypot (architecture §5). */
  readonly website: string;
}

export const DATA_REQUEST_FIELDS = [
  'requestType',
  'firstName',
  'lastName',
  'email',
  'phone',
  'description',
  'identityVerification',
] as const satisfies readonly (keyof DataRequestValues)[];

/** Each right in everyday words. */
export const REQUEST_TYPES: Readonly<Record<DataRequestType, { readonly name: string; readonly says: string }>> = {
  access: { name: 'Access', says: 'Send me a copy of the personal data you hold about me.' },
  rectification: { name: 'Rectification', says: 'Correct or complete something about me that is wrong.' },
  erasure: { name: 'Erasure', says: 'Delete my personal data where you have no reason to keep it.' },
  restriction: { name: 'Restriction', says: 'Keep my data but stop using it while a question about it is settled.' },
  portability: { name: 'Portability', says: 'Give me the data I gave you in a form I can take elsewhere.' },
  objection: { name: 'Objection', says: 'Stop using my data for marketing or for another purpose I object to.' },
};

const REQUIRED = ['requestType', 'firstName', 'lastName', 'email', 'identityVerification'] as const;
type Required = (typeof REQUIRED)[number];

const isSet = (value: string | boolean | undefined): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value === true;

const NAMES: Readonly<Record<Required, string>> = {
  requestType: 'the type of request',
  firstName: 'your first name',
  lastName: 'your last name',
  email: 'your email address',
  identityVerification: 'the tick that confirms who you are',
};

/** What is still missing before the button works (product §5), in the visitor's words. */
export const missingFrom = (values: Partial<DataRequestValues>): string[] =>
  REQUIRED.filter((field) => !isSet(values[field])).map((field) => NAMES[field]);

/** Field → message. */
export function checkDataRequest(values: DataRequestValues): Partial<Record<Required | 'description', string>> {
  const wrong = REQUIRED.filter(
    (field) => !isSet(values[field]) || (field === 'email' && !EMAIL_ADDRESS.test(values.email.trim())),
  );
  const { isTooLong } = countCharacters(values.description, MAX_MESSAGE_LENGTH);
  return {
    ...Object.fromEntries(wrong.map((field) => [field, DATA_REQUEST_MESSAGES[field]])),
    ...(isTooLong && { description: 'Description must be at most 5,000 characters' }),
  };
}

/** The payload of POST /api/data-subject-request without the form token. The service refuses an invalid type. */
export function dataRequestPayload({ phone, description, website, ...required }: DataRequestValues) {
  return {
    ...required,
    ...(phone.trim() && { phone }),
    ...(description.trim() && { description }),
    ...(website && { website }),
  } as DataSubjectRequest;
}
