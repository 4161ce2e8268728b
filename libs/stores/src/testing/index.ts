export { buildCart, buildCartLine } from './build-cart.ts';
export { createFakeCartPorts, type FakeCartPorts } from './create-fake-cart-ports.ts';
export { createFakeSessionPorts, rightPassword, type FakeSessionPorts } from './create-fake-session-ports.ts';
export { createFakeStorePorts, type FakeStorePorts } from './create-fake-store-ports.ts';
export { createManualScheduler, type ManualScheduler } from './create-manual-scheduler.ts';
export { createMemoryStorage } from './create-memory-storage.ts';
