export { eventually } from './eventually.ts';
export { ServerGate } from './server-gate.ts';
export { createStaffTokens, type StaffTokens } from './staff-tokens.ts';
export { createThrowAwayDatabase, type ThrowAwayDatabase } from './throw-away-database.ts';
