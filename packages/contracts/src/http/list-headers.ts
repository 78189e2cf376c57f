/** Response header of a list: the number of matches on all pages. */
export const TOTAL_COUNT_HEADER = 'x-total-count';
/** Response header of a list: the cursor of the next page; absent on the last. */
export const NEXT_CURSOR_HEADER = 'x-next-cursor';
