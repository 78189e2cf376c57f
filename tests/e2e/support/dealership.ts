import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Dealership, dealershipSchema } from '@forecourt/contracts';

/** The settings of systems under test: a separate file, so that a dealer may edit the one that ships. */
export const SETTINGS_FILE = process.env['DEALERSHIP_FILE'] ?? fileURLToPath(new URL('../../dealership.json', import.meta.url));

/** What the pages are expected to say about the dealership. */
export const dealership: Dealership = dealershipSchema.parse(JSON.parse(readFileSync(SETTINGS_FILE, 'utf8')));
