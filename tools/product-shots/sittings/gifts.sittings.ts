import type { Sitting } from '../shot.ts';

/** Toys, and what presents are wrapped in. */
export const giftSittings = {
  'ringtorn-topp': { generator: 'ring_tower', table: 'birch' },
  'trabil-rulle': { generator: 'toy_car', table: 'oak' },
  'presentask-ljus': { generator: 'gift_box', table: 'oak' },
  presentkort: {
    generator: 'gift_card',
    labels: {
      front: {
        brand: 'torg',
        title: 'Presentkort',
        small: '500 KR',
        paper: '#33503f',
        ink: '#f3ead8',
        accent: '#c9b88a',
        width: 1592,
      },
    },
  },
  'presentlada-fika': {
    generator: 'gift_set',
    labels: {
      honey: { brand: 'Kvarnsele', title: 'Äng', small: 'SOMMARHONUNG · 400 G', width: 1500, height: 690 },
      chocolate: { brand: 'Kvarnsele', title: 'Mörk 70 %', small: 'CHOKLAD · 85 G', width: 1000, height: 1300 },
    },
    table: 'oak',
  },
} satisfies Record<string, Sitting>;
