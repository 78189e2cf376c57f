import { config } from 'zod';

// Told before the first schema is made: zod otherwise tries whether it may compile, and the CSP reports the try.
config({ jitless: true });
