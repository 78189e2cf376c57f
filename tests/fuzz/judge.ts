import { PROBLEM_CONTENT_TYPE, problemSchema } from '@forecourt/contracts';
import type { HostileRequest } from './requests.ts';
import type { Answer, Outcome } from './wire.ts';

/** Longest time until an answer begins, in milliseconds; that a file takes longer is no fault. */
export const MAX_MS = 1_000;

const SENTENCE = /^[A-Z"“'‘(].*[.!?…]$/su;
/** Codes whose wording comes from the product description, to the letter. */
const LITERAL = new Set(['IDENTITY.INCORRECT_PASSWORD']);
const INTERNALS = /node_modules|\bat .+\.[jt]s:\d+|SQLSTATE|QueryFailedError|Invalid input|\[object /;

/** What is wrong with the outcome of a request; null if nothing is. */
export const faultOf = (request: HostileRequest, outcome: Outcome): string | null => {
  if (outcome === null) return 'was left hanging';
  if (outcome.milliseconds > MAX_MS) return 'was answered late';
  if (outcome.answer === null) return request.isWhole ? 'was not answered' : null;
  return faultOfAnswer(request, outcome.answer);
};

const faultOfAnswer = ({ method, through }: HostileRequest, { status, headers, body }: Answer): string | null => {
  // 501 means that the method is unknown.
  if (status >= 500 && status !== 501) return `was answered ${status} ${codeIn(body)}`;
  if (status < 400 || method === 'HEAD') return null;
  const type = headers.get('content-type') ?? '';
  // Paths that belong to no service are the shell's, which answers with a page.
  if (through === 'edge' && type.startsWith('text/html')) return null;
  if (!type.startsWith(PROBLEM_CONTENT_TYPE)) return `was answered ${status} as ${type || 'nothing'}`;
  const problem = problemSchema.safeParse(parsed(body));
  if (!problem.success) return `was answered ${status} with what is no problem`;
  if (problem.data.status !== status) return `was answered ${status} with a problem of status ${problem.data.status}`;
  if (!SENTENCE.test(problem.data.detail) && !LITERAL.has(problem.data.code))
    return `was answered without a sentence: ${problem.data.code}`;
  if (INTERNALS.test(problem.data.detail)) return `was told of internals: ${problem.data.code}`;
  return headers.get('cache-control')?.includes('no-store') ? null : `was answered ${status} without no-store`;
};

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

const codeIn = (body: string): string => {
  const problem = problemSchema.safeParse(parsed(body));
  return problem.success ? problem.data.code : '';
};
