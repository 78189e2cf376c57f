import { dataSubjectRequestSchema, vehicleSearchQuerySchema } from '@forecourt/contracts';
import { parseInput, parseQuery } from './parse-input.ts';
import { ProblemError } from './problem-error.ts';

const refusal = (read: () => unknown): ProblemError => {
  try {
    read();
  } catch (error) {
    if (error instanceof ProblemError) return error;
  }
  throw new Error('It was not refused');
};

it('names three faults and counts the rest', () => {
  const { message, errors } = refusal(() => parseQuery(vehicleSearchQuerySchema, { bodyType: 'Boat,Tram,Plane,Bike' }));
  expect(message).toBe('“Boat” is not a body type. “Tram” is not a body type. “Plane” is not a body type, and 1 more.');
  expect(errors).toHaveLength(4);
});

it('echoes at most thirty characters of the input', () => {
  const { message } = refusal(() => parseQuery(vehicleSearchQuerySchema, { priceMax: `🚐${'x'.repeat(5000)}` }));
  expect(message).toBe(`“🚐${'x'.repeat(29)}…” is not a price.`);
});

it('does not double a full stop', () => {
  const { message } = refusal(() =>
    parseInput(dataSubjectRequestSchema, {
      requestType: 'access',
      firstName: 'Ann',
      lastName: 'Other',
      email: 'ann@example.com',
      identityVerification: false,
    }),
  );
  expect(message).toBe('Identity Verification Required - Please confirm you understand the identity verification requirements.');
});

it('ignores a key without a value (D6)', () => {
  expect(parseQuery(vehicleSearchQuerySchema, { priceMin: '', priceMax: '', monthlyMin: '', sortBy: '' })).toEqual({});
});
