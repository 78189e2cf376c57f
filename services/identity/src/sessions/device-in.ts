/** In this order: most browsers also call themselves what others are called. */
const BROWSERS = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const DEVICES = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
] as const;

const firstIn = (names: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** "Chrome on Windows", from a browser's User-Agent, which itself is not kept; null if it says neither. */
export const deviceIn = (userAgent: string): string | null => {
  const known = [firstIn(BROWSERS, userAgent), firstIn(DEVICES, userAgent)].filter((name) => name !== undefined);
  return known.length === 0 ? null : known.join(' on ');
};
