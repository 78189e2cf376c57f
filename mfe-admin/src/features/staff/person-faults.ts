import { MAX_STAFF_NAME_LENGTH } from '@forecourt/contracts';
import { EMAIL_ADDRESS } from '@forecourt/rules';

/** What is wrong with a colleague's name and email address, as far as the form can tell. */
export const personFaults = (name: string, email: string) => ({
  name: name === '' ? 'Enter the name' : name.length > MAX_STAFF_NAME_LENGTH ? 'That is too long' : null,
  email: EMAIL_ADDRESS.test(email) ? null : 'Please enter a valid email address',
});
