import type { Sitting } from '../shot.ts';

/** Stoneware, glass and wood for the kitchen. */
export const kitchenSittings = {
  'mugg-strand': { generator: 'mug' },
  'espressokopp-strand': { generator: 'cup_pair', table: 'oak' },
  'skal-strand': { generator: 'bowl' },
  'tallrik-strand': { generator: 'plate', table: 'oak' },
  'karaff-dagg': { generator: 'carafe', table: 'oak', wall: '#cdbfa9' },
  'glas-dagg': { generator: 'tumbler', table: 'oak', wall: '#cdbfa9' },
  'burk-skafferi': { generator: 'canister', table: 'birch' },
  'skarbrada-kvist': { generator: 'cutting_board', table: 'birch' },
  'kanna-strand': { generator: 'pitcher', table: 'oak' },
  'tekanna-lur': { generator: 'teapot', table: 'birch' },
  'aggkopp-strand': { generator: 'egg_cups', table: 'oak' },
  'pepparkvarn-kvist': { generator: 'pepper_mill', table: 'birch' },
  'frukostset-strand': { generator: 'table_setting', table: 'oak' },
} satisfies Record<string, Sitting>;
