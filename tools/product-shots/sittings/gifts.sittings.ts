import { palette } from '../../../libs/merchant-api/src/catalogue/palette.ts';
import { winterCards } from '../prints/cards.ts';
import { bakingCover, foxCover, knittingCover, notePlate } from '../prints/covers.ts';
import { wrappingPapers } from '../prints/wrapping.ts';
import type { Sitting } from '../shot.ts';

const { gran, havre, lingon, ljung, senap, skymning } = palette;

const papers = ({ hex }: { hex: string }): Sitting => ({
  generator: 'paper_rolls',
  labels: wrappingPapers(hex),
  table: 'oak',
});
const cards = ({ hex }: { hex: string }): Sitting => ({ generator: 'greeting_cards', labels: winterCards(hex) });
const notebook = ({ hex }: { hex: string }): Sitting => ({
  generator: 'notebook',
  labels: { plate: notePlate(hex) },
  table: 'birch',
});

/** Toys, books, paper, and what presents are wrapped in. */
export const giftSittings = {
  'ringtorn-topp': { generator: 'ring_tower', table: 'birch' },
  'trabil-rulle': { generator: 'toy_car', table: 'oak' },
  'klossar-by': { generator: 'blocks' },
  'snurra-virvel': { generator: 'spinning_top', table: 'birch' },
  'trabat-vag': { generator: 'toy_boat', table: 'oak' },
  'presentpapper-kvist': { gran: papers(gran), lingon: papers(lingon), havre: papers(havre) },
  'kort-vinter': { gran: cards(gran), lingon: cards(lingon) },
  'anteckningsbok-linne': {
    skymning: notebook(skymning),
    senap: notebook(senap),
    ljung: notebook(ljung),
    gran: notebook(gran),
  },
  'bok-fika': { generator: 'book', labels: { cover: bakingCover() }, options: { beside: 'cup' } },
  'bok-maska': { generator: 'book', labels: { cover: knittingCover(skymning.hex) }, options: { beside: 'yarn' } },
  'bok-raven': {
    generator: 'book',
    labels: { cover: foxCover(senap.hex) },
    options: { beside: 'blocks', cover: 'paper', thick: 0.16 },
    table: 'birch',
  },
  'presentask-ljus': { generator: 'gift_box', table: 'oak' },
  presentkort: Object.fromEntries(
    [500, 1000, 1500, 2000].map((amount) => [
      String(amount),
      { generator: 'gift_card', labels: { front: giftCardFront(amount) } },
    ]),
  ),
  'presentlada-fika': {
    generator: 'gift_set',
    labels: {
      honey: { brand: 'Kvarnsele', title: 'Äng', small: 'SOMMARHONUNG · 400 G', width: 1500, height: 690 },
      chocolate: { brand: 'Kvarnsele', title: 'Mörk 70 %', small: 'CHOKLAD · 85 G', width: 1000, height: 1300 },
    },
    table: 'oak',
  },
} satisfies Record<string, Sitting | Record<string, Sitting>>;

/** What is printed on a gift card of so many kronor. */
function giftCardFront(amount: number) {
  return {
    brand: 'torg',
    title: 'Presentkort',
    small: `${amount} KR`,
    paper: '#33503f',
    ink: '#f3ead8',
    accent: '#c9b88a',
    width: 1592,
  };
}
