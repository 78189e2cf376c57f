/** Where the two independent controls disagree, in words (D11); null where they agree. */
export const disagreement = (isSold: boolean, stockStatus: string): string | null => {
  if (isSold && stockStatus !== 'Sold') return `Marked SOLD, but the status says ${stockStatus}. Visitors see both.`;
  if (!isSold && stockStatus === 'Sold') return 'The status says Sold, but it is not marked SOLD. Visitors still see its price.';
  return null;
};
