import type { SeedGoods } from '@torg/merchant-api/seed';

type Measured = Pick<SeedGoods, 'content' | 'dimensions' | 'freightClass' | 'supplier'>;

/** Pack contents for the unit price, outer measures in millimetres, and what is heavy or comes from a supplier. */
export const contentGoods: Readonly<Record<string, Measured>> = {
  handtval: { content: { amount: 300, unit: 'ml' } },
  handkram: { content: { amount: 250, unit: 'ml' } },
  'tval-havre': { content: { amount: 280, unit: 'g' } },
  'badsalt-strand': { content: { amount: 500, unit: 'g' } },
  'blockljus-natt': { content: { amount: 1100, unit: 'g' } },
  'doftljus-stilla': { content: { amount: 220, unit: 'g' } },
  'presentpapper-kvist': { content: { amount: 6, unit: 'm' } },
  'kort-vinter': { content: { amount: 6, unit: 'piece' } },
  'matta-rand': { content: { amount: 2.8, unit: 'm2' }, freightClass: 'large' },
  'stol-spjala': { dimensions: { length: 500, width: 460, height: 820 }, freightClass: 'large' },
  'bank-spjala': { dimensions: { length: 1200, width: 320, height: 450 }, freightClass: 'large' },
  'sidobord-rund': {
    dimensions: { length: 500, width: 500, height: 460 },
    freightClass: 'large',
    supplier: 'mobelverkstan',
  },
  'pall-tall': { dimensions: { length: 340, width: 340, height: 450 } },
  'vagghylla-plan': { dimensions: { length: 700, width: 220, height: 760 }, freightClass: 'large' },
  'golvlampa-mon': {
    dimensions: { length: 380, width: 380, height: 1520 },
    freightClass: 'large',
    supplier: 'lampimporten',
  },
  'taklampa-klocka': { dimensions: { length: 380, width: 380, height: 260 } },
  'spegel-tjarn': { dimensions: { length: 600, width: 600, height: 30 }, freightClass: 'large' },
  'vas-stam': { dimensions: { length: 160, width: 160, height: 400 } },
};

/** Who delivers what the shop does not keep in stock itself. */
export const suppliers = [
  { key: 'mobelverkstan', name: 'Möbelverkstan i Tallmora' },
  { key: 'lampimporten', name: 'Lampimporten i Skymma' },
] as const;
