/**
 * A number with thousands separators, "18,420" or "34.5". Not Intl, because different locale data on server and browser would break
 * hydration.
 */
export const formatNumber = (value: number, decimals?: number): string => {
  const [whole = '', fraction] = (decimals === undefined ? String(value) : value.toFixed(decimals)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
};
