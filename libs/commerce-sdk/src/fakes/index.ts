export { answeringClient, json } from '../testing/answering-client.ts';
export type { Answer, SentRequest } from '../testing/answering-client.ts';
export { memoryCartService } from '../testing/memory-cart-service.ts';
export type { MemoryCartService, Weather } from '../testing/memory-cart-service.ts';
export { memoryStorage } from '../testing/memory-storage.ts';
export type { MemoryStorage } from '../testing/memory-storage.ts';
