import type { Sitting } from '../shot.ts';

const scented = (title: string): Sitting => ({
  generator: 'scented_candle',
  labels: { front: { brand: 'Skymma', title, small: 'DOFTLJUS · 220 G', width: 1000, height: 620 } },
});

/** Vases, light and furniture. */
export const homeSittings = {
  'vas-aker': { generator: 'vase', options: { profile: 'round' } },
  'vas-stam': { generator: 'vase', options: { profile: 'tall' }, scenesOn: 'room' },
  'vas-sten': {
    lag: { generator: 'vase', options: { profile: 'low' } },
    droppe: { generator: 'vase', options: { profile: 'drop' } },
    flaska: { generator: 'vase', options: { profile: 'bottle' } },
  },
  'bordslampa-mon': { generator: 'table_lamp', table: 'walnut' },
  'ljusstake-vaka': { generator: 'candlesticks' },
  'ljuslykta-glimt': { generator: 'lantern', scenesOn: 'paper' },
  'pall-tall': { generator: 'stool', scenesOn: 'room', table: 'oak', wall: '#efe8dc' },
  'stol-spjala': { generator: 'chair' },
  'sidobord-rund': { generator: 'side_table', scenesOn: 'room', table: 'oak', wall: '#efe8dc' },
  'golvlampa-mon': { generator: 'floor_lamp', scenesOn: 'room', table: 'oak', wall: '#efe8dc' },
  'taklampa-klocka': { generator: 'pendant', scenesOn: 'room', table: 'oak', wall: '#efe8dc' },
  'blockljus-natt': { generator: 'pillar_candles' },
  'doftljus-stilla': { enbar: scented('Enbär'), flader: scented('Fläder'), rok: scented('Rök') },
} satisfies Record<string, Sitting | Record<string, Sitting>>;
