import { parseArgs } from 'node:util';
import {
  changeBalance,
  formatMoney,
  giftCardEnd,
  issueGiftCard,
  renewBoughtCards,
  type BalanceChangeResult,
} from '@torg/merchant-api/back-office';
import { nobody, oneOrder, readOrderId, unknownOrder } from './named-order.ts';
import { readAmount, readId } from './read-number.ts';
import { done, refused, type CommandOutcome, type ReadCommand, type ShopCommand } from './shop-command.ts';

const currencies: readonly string[] = ['SEK', 'NOK', 'EUR', 'DKK'];
const wrongAmount: ReadCommand = { ok: false, problem: 'Write an amount like 500 or 499,50' };
const wrongCurrency: ReadCommand = {
  ok: false,
  problem: `Give a currency as --currency, one of ${currencies.join(', ')}`,
};

/** Where the shop's own people are. */
const SHOP_TIME_ZONE = 'Europe/Stockholm';

function readGiftCard(args: string[]): ReadCommand {
  const options = { currency: { type: 'string', default: 'SEK' }, days: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const amount = positionals.length === 1 ? readAmount(positionals[0]) : null;
  const days = values.days === undefined ? null : readId(values.days);
  const { currency } = values;
  if (amount === null || amount === 0) return wrongAmount;
  if (!currencies.includes(currency)) return wrongCurrency;
  if (values.days !== undefined && days === null) {
    return { ok: false, problem: 'Write how long it serves as --days 365; without it, it serves for two years' };
  }
  return {
    ok: true,
    async run({ db, now, randomBytes }) {
      const { expiresAt, lastDay } = giftCardEnd(now, SHOP_TIME_ZONE, days);
      const code = await issueGiftCard({ db, now, randomBytes }, { currency, amount, expiresAt });
      return done(
        code,
        `It holds ${formatMoney(amount, { currency, language: 'sv' })} until ${lastDay}. Nobody can read it again.`,
      );
    },
  };
}

function readRenewal(args: string[]): ReadCommand {
  const { values, positionals } = parseArgs({ args, options: { by: { type: 'string' } }, allowPositionals: true });
  const orderId = readOrderId(positionals);
  const who = values.by?.trim();
  if (orderId === null) return oneOrder;
  if (!who) return nobody;
  return {
    ok: true,
    async run({ db, now, randomBytes }) {
      const result = await renewBoughtCards(db, { orderId, by: who, now, randomBytes });
      switch (result.kind) {
        case 'renewed':
          return done(`New codes are on their way to the buyer of order ${orderId}; the old ones open nothing.`);
        case 'no-cards':
          return refused(`Order ${orderId} bought no gift card on which anything is left.`);
        case 'unknown-order':
          return unknownOrder(orderId);
      }
    },
  };
}

function readChange(args: string[], sign: 1 | -1): ReadCommand {
  const text = { type: 'string' } as const;
  const options = { by: text, for: text, currency: { type: 'string', default: 'SEK' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [email, written, ...rest] = positionals;
  const amount = readAmount(written);
  const [who, note, { currency }] = [values.by?.trim(), values.for?.trim(), values];
  if (email === undefined || rest.length > 0) return { ok: false, problem: 'Give one e-mail address, then the amount' };
  if (amount === null || amount === 0) return wrongAmount;
  if (!currencies.includes(currency)) return wrongCurrency;
  if (!who) return nobody;
  if (!note) return { ok: false, problem: 'Say with --for what it is for: the same is done once' };
  const change = { email, currency, amount: sign * amount, note, by: who };
  return { ok: true, run: async ({ db, now }) => tell(await changeBalance(db, { ...change, now }), email, currency) };
}

function tell(result: BalanceChangeResult, email: string, currency: string): CommandOutcome {
  const money = (minor: number) => formatMoney(minor, { currency, language: 'sv' });
  switch (result.kind) {
    case 'changed':
      return done(`The balance of ${email} holds ${money(result.amount)}.`);
    case 'made-before':
      return refused('That was done before. Say with --for what else it is for.');
    case 'short':
      return refused(`The balance holds ${money(result.amount)}, which is less.`);
    case 'unknown-customer':
      return refused(`There is no customer '${email}'.`);
  }
}

/** What the back office does with balances and gift cards. */
export const balanceCommands: readonly ShopCommand[] = [
  {
    name: 'gift-card',
    usage: 'AMOUNT [--currency SEK] [--days 365]',
    about: 'issues a gift card and prints its code',
    read: readGiftCard,
  },
  {
    name: 'gift-card renew',
    usage: 'ORDER --by NAME',
    about: 'mails the buyer of gift cards new codes; the old ones open nothing then',
    read: readRenewal,
  },
  {
    name: 'balance give',
    usage: 'EMAIL AMOUNT --for TEXT --by NAME [--currency SEK]',
    about: "puts money on a customer's balance",
    read: (args) => readChange(args, 1),
  },
  {
    name: 'balance take',
    usage: 'EMAIL AMOUNT --for TEXT --by NAME [--currency SEK]',
    about: "takes money off a customer's balance",
    read: (args) => readChange(args, -1),
  },
];
