import { config } from 'zod';

// Must run before the first schema is created: zod otherwise probes for eval, which the CSP reports.
config({ jitless: true });
