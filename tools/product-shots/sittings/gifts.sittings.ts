import type { Sitting } from '../shot.ts';

/** Toys, and what presents are wrapped in. */
export const giftSittings = {
  'ringtorn-topp': { generator: 'ring_tower', table: 'birch' },
  'trabil-rulle': { generator: 'toy_car', table: 'oak' },
  'presentask-ljus': { generator: 'gift_box', table: 'oak' },
} satisfies Record<string, Sitting>;
