/** Shorter ones tell nobody from anybody else. */
export const SHORTEST_NUMBER = 7;

/**
 * SQL for the digits of a telephone number without prefix: the same for "+44 151 496", "0151-496" and "(0151) 496". An index of enquiries is
 * on this expression.
 */
export const subscriber = (number: string): string =>
  `regexp_replace(regexp_replace(${number}, '\\D', '', 'g'), '^(0044|44|0)', '')`;

/** SQL for whether two columns have one telephone number. */
export const sameNumber = (one: string, other: string): string =>
  `${subscriber(one)} = ${subscriber(other)} AND length(${subscriber(other)}) >= ${SHORTEST_NUMBER}`;
