import type { RenderedFormat } from './rendering.ts';

const SMALLEST_FIRST: readonly RenderedFormat[] = ['avif', 'webp'];

/**
 * The formats a client accepts, best first: by its own preference, then by size. JPEG always comes last. Only a format named
 * explicitly counts, because clients that cannot show WebP send `image/*` too.
 * @param accept the Accept header (RFC 9110 §12.5.1)
 */
export const acceptedFormats = (accept: string | undefined): readonly RenderedFormat[] => {
  const weights = namedWeights(accept ?? '');
  const named = SMALLEST_FIRST.filter((format) => weightOf(weights, format) > 0);
  // The sort is stable, so equal weights stay in order of size.
  return [...named.sort((one, other) => weightOf(weights, other) - weightOf(weights, one)), 'jpeg'];
};

const weightOf = (weights: ReadonlyMap<string, number>, format: RenderedFormat): number => weights.get(`image/${format}`) ?? 0;

const namedWeights = (accept: string): ReadonlyMap<string, number> =>
  new Map(
    accept.split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [type, weight ? Number(weight.slice(2)) || 0 : 1];
    }),
  );
