/**
 * Digits with thousands commas, "18,420" or "34.5". Not Intl: a server and a browser with different locale data would
 * print different text and break hydration.
 */
export const formatNumber = (value: number, decimals?: number): string => {
  const [whole = '', fraction] = (decimals === undefined ? String(value) : value.toFixed(decimals)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
};
