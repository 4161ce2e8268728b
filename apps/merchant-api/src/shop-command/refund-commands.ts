import { parseArgs } from 'node:util';
import {
  formatMoney,
  payBackOrder,
  refundByArticle,
  type ArticleRefundResult,
  type PayBackResult,
  type RefundRefusal,
  writeTime,
} from '@torg/merchant-api/back-office';
import { nobody, oneOrder, readOrderId, unknownOrder } from './named-order.ts';
import { readId } from './read-number.ts';
import { done, refused, type CommandOutcome, type ReadCommand, type ShopCommand } from './shop-command.ts';

function readRefund(args: string[]): ReadCommand {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const line = { type: 'string', multiple: true } as const;
  const options = { by: text, reason: text, all: flag, shipping: flag, again: flag, line };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const orderId = readOrderId(positionals);
  const units = readUnits(values.line ?? []);
  const who = values.by?.trim();
  const reason = values.reason?.trim();
  const { all, shipping: withShipping, again: isMeantAgain } = values;
  if (orderId === null) return oneOrder;
  if (units === null) return { ok: false, problem: 'Write what goes back as --line ARTICLE-NUMBER=UNITS' };
  if (all === (units.size > 0 || withShipping)) {
    return { ok: false, problem: 'Say either --all, or --line and --shipping for what goes back' };
  }
  if (!who) return nobody;
  if (!reason) return { ok: false, problem: 'Say with --reason why: the buyer reads it' };
  const refund = { orderId, reason, by: who, withShipping, isMeantAgain, units: all ? null : units };
  return {
    ok: true,
    run: async ({ now, ...world }) => notifyRefund(await refundByArticle(world, { ...refund, now }), orderId),
  };
}

/** Units by article number; null where one is written otherwise. */
function readUnits(lines: readonly string[]): Map<string, number> | null {
  const units = new Map<string, number>();
  for (const line of lines) {
    const [, articleNumber, count] = /^(.+)=(\d+)$/.exec(line) ?? [];
    const id = readId(count);
    if (articleNumber === undefined || id === null) return null;
    units.set(articleNumber, (units.get(articleNumber) ?? 0) + id);
  }
  return units;
}

function notifyRefund(result: ArticleRefundResult, orderId: number): CommandOutcome {
  switch (result.kind) {
    case 'refunded': {
      const { currency, toPayment, toBalance, bill, status } = result;
      const money = moneyWriter(currency);
      const lines = [
        bill
          ? `${money(bill.credited)} are taken off the bill, ${money(bill.left)} are left to pay, ${money(toBalance)} go back to balances.`
          : `${money(toPayment)} go back the way they were paid, ${money(toBalance)} to balances.`,
      ];
      if (result.problem === null) return done(...lines, `Order ${orderId} is ${status}.`);
      return refused(`${lines[0]} ${stillOwed(result, orderId)}`);
    }
    case 'repeated': {
      const amount = moneyWriter(result.currency)(result.amount);
      return refused(
        `${amount} of order ${orderId} were refunded at ${writeTime(result.at)} UTC already. Add --again if it is meant.`,
      );
    }
    case 'refused':
      return refused(refusalText(result.refusal));
    case 'unknown-article':
      return refused(`Order ${orderId} holds no '${result.articleNumber}'. Look at \`order show ${orderId}\`.`);
    case 'unknown-order':
      return unknownOrder(orderId);
  }
}

function moneyWriter(currency: string) {
  return (minor: number) => formatMoney(minor, { currency, language: 'sv' });
}

function stillOwed({ problem }: { problem: string | null }, orderId: number): string {
  return `The payment could not be given back (${problem}). Try again: order pay-back ${orderId}.`;
}

function refusalText(refusal: RefundRefusal): string {
  switch (refusal.kind) {
    case 'nothing-paid':
      return 'Nothing is left that was paid, or that a bill asks for.';
    case 'nothing-wanted':
      return 'Say what goes back, with --line, --shipping or --all.';
    case 'whole-only':
      return 'The order is over: what was paid goes back in one sum. Use --all.';
    case 'no-shipping':
      return 'Sending it cost nothing, or that went back before.';
    case 'too-many':
      return `Only ${refusal.left} of it are left that were not refunded.`;
  }
}

function readPayBack(args: readonly string[]): ReadCommand {
  const orderId = readOrderId(args);
  if (orderId === null) return oneOrder;
  return {
    ok: true,
    async run(world) {
      const result = await payBackOrder(world, { ...world, orderId });
      return result ? logPayBack(result, orderId) : unknownOrder(orderId);
    },
  };
}

function logPayBack(result: PayBackResult, orderId: number): CommandOutcome {
  return result.left === 0 ? done(`Nothing of order ${orderId} is owed.`) : refused(stillOwed(result, orderId));
}

/** What the back office does with refunds. */
export const refundCommands: readonly ShopCommand[] = [
  {
    name: 'order refund',
    usage: 'ORDER (--all | --line ARTICLE=UNITS … [--shipping]) --reason TEXT --by NAME [--again]',
    about: 'gives money back, the way that it came, or takes it off a bill that is not paid',
    read: readRefund,
  },
  { name: 'order pay-back', usage: 'ORDER', about: 'tries again to pay back what is owed', read: readPayBack },
];
