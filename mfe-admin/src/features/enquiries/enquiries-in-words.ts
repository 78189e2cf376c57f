import { formatNumber } from '@forecourt/rules';

/** "3 enquiries". */
export const enquiriesInWords = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'enquiry' : 'enquiries'}`;
