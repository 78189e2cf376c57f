import { formatNumber } from '@forecourt/rules';
import type { z } from 'zod';
import { fieldLabel } from './field-labels.ts';

type Issue = z.core.$ZodRawIssue;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The subject of the sentence: "price", "entry 3 of the features", "what was sent". */
const subjectOf = (path: readonly PropertyKey[] = []): string => {
  const name = path.findLast((part) => typeof part === 'string');
  const label = name === undefined ? 'what was sent' : (fieldLabel(name) ?? 'this field');
  const last = path.at(-1);
  return typeof last === 'number' ? `entry ${last + 1} of the ${label}` : label;
};

/** "the price", but "what was sent". */
const withArticle = (subject: string): string => (/^(what|this|entry) /.test(subject) ? subject : `the ${subject}`);

/** Zod's type names in plain words. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a set of named values',
  record: 'a set of named values',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'complete, for example name@example.com',
  date: 'a date, for example 2026-03-31',
  datetime: 'a time, for example 2026-03-31T09:00:00Z',
  url: 'a web address',
  uuid: 'a number that this site has given',
};

const size = (origin: string, limit: number | bigint): string => {
  const amount = formatNumber(Number(limit));
  if (origin === 'string') return `${amount} ${amount === '1' ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set') return `${amount} ${amount === '1' ? 'entry' : 'entries'}`;
  return amount;
};

const named = (value: unknown): string => (value === true ? 'yes' : value === false ? 'no' : `“${String(value)}”`);

/** What the value must be; null if that cannot be said. */
const demandOf = (issue: Issue): string | null => {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ? `must be ${TYPES[issue.expected]}` : null;
    case 'invalid_value': {
      const values = issue.values.map(named);
      return values.length === 1 ? `must be ${values[0]}` : `must be one of ${values.join(', ')}`;
    }
    case 'too_small':
      return `must ${issue.origin === 'string' || issue.origin === 'array' ? 'have' : 'be'} ${issue.inclusive === false ? 'more than' : 'at least'} ${size(issue.origin, issue.minimum)}`;
    case 'too_big':
      return `must ${issue.origin === 'string' || issue.origin === 'array' ? 'have' : 'be'} ${issue.inclusive === false ? 'less than' : 'at most'} ${size(issue.origin, issue.maximum)}`;
    case 'not_multiple_of':
      return `must be in steps of ${issue.divisor}`;
    case 'invalid_format':
      return FORMATS[issue.format] ? `must be ${FORMATS[issue.format]}` : null;
    default:
      return null;
  }
};

const isMissing = ({ input, code, ...issue }: Issue): boolean =>
  input === undefined || input === null || (code === 'too_small' && input === '' && issue['minimum'] === 1);

/**
 * The message of an error in plain words: "Enter the make", "Price must be a number". Messages in a schema itself, such as
 * specified ones, take precedence.
 */
export const refusalSentence = (issue: Issue): string => {
  const subject = subjectOf(issue.path);
  if (issue.code === 'unrecognized_keys') return 'This is not a field that can be sent here';
  if (isMissing(issue) && subject !== 'what was sent') {
    return `${issue.code === 'invalid_value' ? 'Choose' : 'Enter'} ${withArticle(subject)}`;
  }
  const demand = demandOf(issue);
  return demand === null ? `Check ${withArticle(subject)}` : `${capital(subject)} ${demand}`;
};
