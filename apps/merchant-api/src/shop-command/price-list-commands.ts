import { parseArgs } from 'node:util';
import {
  formatMoney,
  namePriceList,
  readPriceListRows,
  readPriceLists,
  setListPrice,
  type ListPriceResult,
  type NewListPrice,
} from '@torg/merchant-api/back-office';
import { readAmount, readId } from './read-number.ts';
import { refusedGoods } from './refused-goods.ts';
import {
  done,
  refused,
  type CommandOutcome,
  type ReadCommand,
  type ShopCommand,
  type ShopWorld,
} from './shop-command.ts';

const money = (minor: number, currency: string) => formatMoney(minor, { currency, language: 'sv' });

async function list({ db }: ShopWorld): Promise<CommandOutcome> {
  const lists = await readPriceLists(db);
  if (lists.length === 0) return done("There is no price list. Everybody buys at everybody's prices.");
  return done(
    ...lists.map(({ identifier, name, prices, companies }) => {
      const buyers = companies.length > 0 ? companies.join(', ') : 'nobody buys by it';
      return `${identifier}  ${name}  ${prices} prices  ${buyers}`;
    }),
  );
}

function readName(args: string[]): ReadCommand {
  const [identifier, name, ...rest] = parseArgs({ args, options: {}, allowPositionals: true }).positionals;
  if (identifier === undefined || !name?.trim() || rest.length > 0) {
    return { ok: false, problem: 'Say what the list is called in commands, then its name in quotation marks' };
  }
  if (!/^[a-z0-9][a-z0-9-]{0,49}$/.test(identifier)) {
    return { ok: false, problem: 'Call the list by small letters, digits and hyphens, such as avtal-2027' };
  }
  return {
    ok: true,
    async run({ db }) {
      const what = await namePriceList(db, { identifier, name: name.trim() });
      return done(
        what === 'made' ? `'${identifier}' is there, without prices.` : `'${identifier}' is ${name.trim()} now.`,
      );
    },
  };
}

function readShow([identifier, ...rest]: readonly string[]): ReadCommand {
  if (identifier === undefined || rest.length > 0) return { ok: false, problem: 'Name one price list' };
  return {
    ok: true,
    async run({ db }) {
      const rows = await readPriceListRows(db, identifier);
      if (rows === null) return refused(unknownList(identifier));
      if (rows.length === 0) return done(`'${identifier}' has no prices.`);
      return done(
        ...rows.map(({ articleNumber, marketId, currency, fromQuantity, price }) =>
          [articleNumber, marketId, `from ${fromQuantity}`, money(price, currency)].join('  '),
        ),
      );
    },
  };
}

function readPrice(args: string[]): ReadCommand {
  const options = { from: { type: 'string', default: '1' }, market: { type: 'string', default: 'se' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [identifier, product, amount, ...rest] = positionals;
  const [price, fromQuantity] = [amount === 'none' ? null : readAmount(amount), readId(values.from)];
  if (identifier === undefined || product === undefined || rest.length > 0) {
    return { ok: false, problem: 'Name a price list, one product, then its price' };
  }
  if (price === null && amount !== 'none') return { ok: false, problem: 'Write a price like 199 or 199,50, or none' };
  if (fromQuantity === null) return { ok: false, problem: 'Give --from as a whole number of units, such as 10' };
  const wanted = { list: identifier, product, marketId: values.market, fromQuantity, price };
  return { ok: true, run: async ({ db, now }) => tellPrice(await setListPrice(db, { ...wanted, now }), wanted) };
}

function tellPrice(result: ListPriceResult, wanted: Omit<NewListPrice, 'now'>): CommandOutcome {
  const { list: identifier, product, marketId, fromQuantity, price } = wanted;
  const units = fromQuantity === 1 ? '' : ` from ${fromQuantity} units on`;
  switch (result.kind) {
    case 'changed': {
      const { currency, everybody } = result;
      const isLower = everybody !== null && (price ?? 0) < everybody;
      const unseen = isLower
        ? ''
        : ` It shows to nobody: everybody ${everybody === null ? 'is sold nothing of it there' : `pays ${money(everybody, currency)}`}.`;
      return done(
        `${product} costs ${money(price ?? 0, currency)}${units} by '${identifier}' in '${marketId}'.${unseen}`,
      );
    }
    case 'removed':
      return done(`'${identifier}' has no price of ${product}${units} in '${marketId}' now.`);
    case 'not-listed':
      return refused(`'${identifier}' had no price of ${product}${units} in '${marketId}'.`);
    case 'unknown-list':
      return refused(unknownList(identifier));
    case 'unknown-product':
    case 'ambiguous':
    case 'unknown-market':
      return refusedGoods(result, { product, marketId });
  }
}

const unknownList = (identifier: string) => `There is no price list '${identifier}'. Look at \`price-lists\`.`;

/** What the back office does with the price lists that organizations buy by. */
export const priceListCommands: readonly ShopCommand[] = [
  {
    name: 'price-lists',
    usage: '',
    about: 'lists the price lists, and who buys by them',
    read: () => ({ ok: true, run: list }),
  },
  { name: 'price-list show', usage: 'LIST', about: 'lists the prices of a price list, VAT included', read: readShow },
  {
    name: 'price-list price',
    usage: 'LIST PRODUCT AMOUNT [--from 1] [--market se]',
    about: 'sets what a product costs by a list, VAT included, for so many units or more; none takes it away',
    read: readPrice,
  },
  { name: 'price-list', usage: 'LIST NAME', about: 'makes a price list, or gives it another name', read: readName },
];
