export { ConnectionClosedError } from '../errors/connection-closed-error.ts';
export { createSubscriptions } from './create-subscriptions.ts';
export type { SubscriptionsOptions } from './create-subscriptions.ts';
export type { SubscribeOptions, Subscriptions } from './subscriptions.ts';
