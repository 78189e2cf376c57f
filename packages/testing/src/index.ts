export { natsProgram, serverUrl } from './environment.ts';
export { eventually } from './eventually.ts';
export { type FakeHandler, type FakeReply, type FakeRequest, FakeServer } from './fake-server.ts';
export { fewAtOnce } from './few-at-once.ts';
export { type ModelCall, type ModelReply, type ModelRequest, modelFailure, startModelServer } from './model-server.ts';
export { OwnNats } from './own-nats.ts';
export { RawClient } from './raw-client.ts';
export { ServerGate } from './server-gate.ts';
export { someVehicle } from './some-vehicle.ts';
