/** What nginx refuses itself, by status: title, last word of the code, detail. */
const REFUSALS: Readonly<Record<string, readonly [title: string, code: string, detail: string]>> = {
  400: ['The request cannot be read', 'BAD_REQUEST', 'What was sent cannot be read. Please send it again.'],
  404: ['Not found', 'NOT_FOUND', 'There is nothing at this address.'],
  408: ['Request took too long', 'REQUEST_TIMEOUT', 'The request did not arrive in time.'],
  413: ['Body too large', 'BODY_TOO_LARGE', 'The body of the request is larger than this address takes.'],
  414: ['Address too long', 'ADDRESS_TOO_LONG', 'The address of the request is too long.'],
  429: ['Too many requests', 'TOO_MANY_REQUESTS', 'Please wait a moment before trying again.'],
  502: ['Bad Gateway', 'BAD_GATEWAY', 'This part of the site could not be reached. Try again in a moment.'],
  503: ['Service Unavailable', 'SERVICE_UNAVAILABLE', 'This part of the site could not be reached. Try again in a moment.'],
  504: ['Gateway Timeout', 'GATEWAY_TIMEOUT', 'This part of the site took too long. Try again in a moment.'],
};

const map = (name: string, values: readonly (readonly [status: string, value: string])[]): string =>
  `  map $status $${name} {\n${values.map(([status, value]) => `    ${status} "${value}";\n`).join('')}  }\n`;

/** Variables for the problem (RFC 9457) that nginx answers with, and for requests it refuses to route. */
export function renderRefusals(): string {
  const texts = ['problem_title', 'problem_code', 'problem_detail'].map((name, index) =>
    map(name, [
      ['default', ['The request cannot be answered', 'REFUSED', 'The request cannot be answered.'][index] ?? ''],
      ...Object.entries(REFUSALS).map(([status, words]) => [status, words[index] ?? ''] as const),
    ]),
  );
  const retryAfter = map('retry_after', [
    ['429', '10'],
    ['502', '5'],
    ['503', '5'],
  ]);
  return `${[...texts, retryAfter].join('\n')}
  # nginx routes by the decoded, tidied path, and parts get it as it was typed: one that differs is refused.
  map $request_uri $raw_path {
    "~^(?<before_query>[^?]*)" $before_query;
  }
  map $raw_path $is_ambiguous {
    default 0;
    "~^[^/]" 1;
    "~//" 1;
    "~/[.][.]?(/|$)" 1;
    "~*%(2e|2f|5c|00)" 1;
    "~[#]" 1;
  }
`;
}
