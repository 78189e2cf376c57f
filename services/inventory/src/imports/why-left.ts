/** Why an undoing leaves a van alone, whatever else is in stock; null if it does not. */
export const whyLeft = ({
  isThere,
  isAsWritten,
}: {
  readonly isThere: boolean;
  readonly isAsWritten: boolean;
}): string | null => {
  if (!isThere) return 'Somebody has deleted it since';
  return isAsWritten ? null : 'Somebody has changed it since';
};
