export { serverUrl } from './environment.ts';
export { eventually } from './eventually.ts';
export { sayRevocationsAreKnown } from './known-revocations.ts';
export { type OutsideManners, type OutsideReply, type OutsideRequest, OutsideServer } from './outside-server.ts';
export { ServerGate } from './server-gate.ts';
export { runService, type ServiceAnswer, ServiceProcess } from './service-process.ts';
export { someVehicle } from './some-vehicle.ts';
export { createStaffTokens, type StaffTokens } from './staff-tokens.ts';
export { createThrowAwayDatabase, type ThrowAwayDatabase } from './throw-away-database.ts';
