export { AddressLimits, MOST_CONNECTIONS, MOST_SLOW_BODIES } from './http/address-limits.ts';
export { BodyRefused, bodyInTime } from './http/body-in-time.ts';
export { type EndTurn, FairTurns, type TurnLimits } from './http/fair-turns.ts';
export { answerUnreadable, createGuardedServer, type GuardOptions, type HttpHandler } from './http/guarded-server.ts';
export { networkOf } from './http/network-of.ts';
export { Refusals, refusalProblem } from './http/refusals.ts';
export { askingNetwork, clientAddress, type IsTrusted, trustedProxiesSchema } from './http/trusted-proxies.ts';
