/** Response header of a list call: how many entries match, whatever `limit` says. */
export const TOTAL_COUNT_HEADER = 'x-total-count';
/** Response header of a list call: the cursor of the next part; absent on the last. */
export const NEXT_CURSOR_HEADER = 'x-next-cursor';
