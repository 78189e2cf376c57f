const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

const words = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** "0.3 seconds", "40 seconds", "5 minutes": seconds up to two minutes, then the largest unit of which there are two. */
export const duration = (seconds: number): string => {
  const [unit, length] = UNITS.find(([, each]) => seconds >= 2 * each) ?? ['second', 1];
  if (unit !== 'second') return words(Math.floor(seconds / length), unit);
  return words(seconds < 1 ? Math.ceil(seconds * 10) / 10 : Math.round(seconds), 'second');
};
