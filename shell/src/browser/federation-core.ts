import * as runtimeCore from '@module-federation/runtime-core';

declare global {
  var _FEDERATION_RUNTIME_CORE: unknown;
}

// Containers are built without the runtime core (tooling, `externalRuntime`) and find it under this name.
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
