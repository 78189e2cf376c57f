import { z } from 'zod';

/** Selects the wording of a generated text: the same number gives the same wording. Random by default. */
export const wording = () => z.int().min(0).max(1_000_000).optional();
