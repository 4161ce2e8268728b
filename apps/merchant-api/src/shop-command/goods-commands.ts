import { parseArgs } from 'node:util';
import {
  formatMoney,
  MOST_UNITS,
  readExemption,
  setPrice,
  setStock,
  setWithdrawalExemption,
  notifyWhoWaited,
  type NewPrice,
  type SetPriceResult,
} from '@torg/merchant-api/back-office';
import { readAmount } from './read-number.ts';
import { refusedGoods } from './refused-goods.ts';
import { done, refused, type CommandOutcome, type ReadCommand, type ShopCommand } from './shop-command.ts';

function readPrice(args: string[]): ReadCommand {
  const options = { market: { type: 'string', default: 'se' }, regular: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [product, amount, ...rest] = positionals;
  const selling = readAmount(amount);
  const regular = values.regular === undefined ? selling : readAmount(values.regular);
  if (product === undefined || rest.length > 0) return { ok: false, problem: 'Name one product, then its price' };
  if (selling === null || regular === null) return { ok: false, problem: 'Write a price like 199 or 199,50' };
  const price = { product, marketId: values.market, selling, regular };
  return { ok: true, run: async ({ db, now }) => tellPrice(await setPrice(db, { ...price, now }), price) };
}

function tellPrice(result: SetPriceResult, { product, marketId, selling }: Omit<NewPrice, 'now'>): CommandOutcome {
  switch (result.kind) {
    case 'changed': {
      const money = (minor: number) => formatMoney(minor, { currency: result.currency, language: 'sv' });
      const campaign = result.shown < selling ? ` A campaign makes it ${money(result.shown)} for now.` : '';
      return done(`${product} costs ${money(selling)} in the market '${marketId}'.${campaign}`);
    }
    case 'unknown-product':
    case 'ambiguous':
    case 'unknown-market':
      return refusedGoods(result, { product, marketId });
    case 'no-own-prices':
      return refused(`The market '${marketId}' shows the prices of '${result.baseMarketId}'. Change them there.`);
    case 'not-reduced':
      return refused('The price is above the regular one. Leave --regular out, or give one that is at least as high.');
  }
}

function readStock([articleNumber, text = '', ...rest]: readonly string[]): ReadCommand {
  if (articleNumber === undefined || rest.length > 0) {
    return { ok: false, problem: 'Give one article number, then the units' };
  }
  if (!/^[+-]?\d{1,9}$/.test(text))
    return { ok: false, problem: 'Give the units as 12, or what is added as +12 or -12' };
  const kind = /^[+-]/.test(text) ? 'move' : 'count';
  return {
    ok: true,
    async run({ db, now, channelUrls }) {
      const result = await setStock(db, articleNumber, { kind, units: Number(text) });
      switch (result.kind) {
        case 'changed': {
          const told = await notifyWhoWaited(db, { now, channelUrls });
          const waiting = told === 0 ? [] : [`${told} who waited for goods that are back are told by mail.`];
          return done(`${result.inStock} of ${articleNumber} are in stock.`, ...waiting);
        }
        case 'unknown':
          return refused(`There is no article '${articleNumber}'.`);
        case 'impossible':
          return refused(`${result.inStock} are in stock: there can be from 0 to ${MOST_UNITS}.`);
      }
    },
  };
}

function readExempt([articleNumber, text = '', ...rest]: readonly string[]): ReadCommand {
  const exemption = readExemption(text);
  if (articleNumber === undefined || rest.length > 0 || (exemption === null && text !== 'none')) {
    return { ok: false, problem: 'Give an article number, then perishable, made-to-order, newspaper or none' };
  }
  return {
    ok: true,
    async run({ db }) {
      if (!(await setWithdrawalExemption(db, articleNumber, exemption))) {
        return refused(`There is no article '${articleNumber}'.`);
      }
      return done(`${exemption ? 'Nobody' : 'A consumer'} can go back on a purchase of ${articleNumber}.`);
    },
  };
}

/** What the back office does with prices and stocks. */
export const goodsCommands: readonly ShopCommand[] = [
  {
    name: 'price',
    usage: 'PRODUCT AMOUNT [--market se] [--regular AMOUNT]',
    about: 'gives a product another price, VAT included; --regular is what it is reduced from',
    read: readPrice,
  },
  {
    name: 'stock',
    usage: 'ARTICLE-NUMBER UNITS',
    about: 'sets what is in stock, or adds to it: 12, +12 or -12',
    read: readStock,
  },
  {
    name: 'exempt',
    usage: 'ARTICLE-NUMBER REASON',
    about: 'notes why nobody can go back on a purchase of it: perishable, made-to-order, newspaper, or none',
    read: readExempt,
  },
];
