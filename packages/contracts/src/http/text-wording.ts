import { z } from 'zod';

/** Which wording of a generated text is wanted: the same number gives the same wording, the next one another. Any, by default. */
export const wording = () => z.int().min(0).max(1_000_000).optional();
