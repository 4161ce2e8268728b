import { palette } from '../../../libs/merchant-api/src/catalogue/palette.ts';
import { forestPoster, mountainPoster, seaPoster } from '../prints/posters.ts';
import type { Drawing } from '../prints/print.ts';
import type { Sitting } from '../shot.ts';

const scented = (title: string): Sitting => ({
  generator: 'scented_candle',
  labels: { front: { brand: 'Skymma', title, small: 'DOFTLJUS · 220 G', width: 1000, height: 620 } },
});

const poster = (front: Drawing): Sitting => ({
  generator: 'poster',
  labels: { front },
  options: { exposure: 0.85 },
  wall: '#bfb19a',
  isHung: true,
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
  'ljusstake-vaka': { generator: 'candlesticks', options: { exposure: 0.9 }, table: 'linen', wall: '#a3957f' },
  'ljuslykta-glimt': { generator: 'lantern', options: { exposure: 0.95 }, wall: '#8f8474', table: 'walnut' },
  'pall-tall': { generator: 'stool', scenesOn: 'room', table: 'oak', wall: '#d6d6d0' },
  'stol-spjala': { generator: 'chair' },
  'bank-spjala': { generator: 'bench', scenesOn: 'room', table: 'oak', wall: '#d6d6d0' },
  'sidobord-rund': { generator: 'side_table', scenesOn: 'room', table: 'oak', wall: '#d6d6d0' },
  'golvlampa-mon': {
    generator: 'floor_lamp',
    scenesOn: 'room',
    options: { exposure: 0.85 },
    table: 'oak',
    wall: '#c9bda8',
  },
  'taklampa-klocka': { generator: 'pendant', options: { exposure: 0.88 }, table: 'oak', wall: '#a89a84' },
  'vagghylla-plan': { generator: 'wall_shelf', isHung: true },
  'matta-rand': { generator: 'rug' },
  'spegel-tjarn': { generator: 'mirror', isHung: true },
  'vaggklocka-stund': { generator: 'wall_clock', isHung: true },
  'affisch-utsikt': {
    fjall: poster(mountainPoster(palette.skymning.hex)),
    hav: poster(seaPoster(palette.marin.hex)),
    skog: poster(forestPoster(palette.gran.hex)),
  },
  'blockljus-natt': { generator: 'pillar_candles' },
  'doftljus-stilla': { enbar: scented('Enbär'), flader: scented('Fläder'), rok: scented('Rök') },
} satisfies Record<string, Sitting | Record<string, Sitting>>;
