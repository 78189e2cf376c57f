export { StandInStock } from './fake-inventory.ts';
export { sayRevocationsAreKnown } from './known-revocations.ts';
export { type RunningProcess, runService, type ServiceAnswer, ServiceProcess } from './service-process.ts';
export { createStaffTokens, type StaffTokens } from './staff-tokens.ts';
export { createThrowAwayDatabase, type ThrowAwayDatabase } from './throw-away-database.ts';
