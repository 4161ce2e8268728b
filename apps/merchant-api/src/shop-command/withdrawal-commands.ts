import { parseArgs } from 'node:util';
import { readOpenWithdrawals, type OpenWithdrawal } from '@torg/merchant-api/back-office';
import { done, type ReadCommand, type ShopCommand } from './shop-command.ts';

function readWithdrawals(args: string[]): ReadCommand {
  parseArgs({ args, options: {} });
  return {
    ok: true,
    async run({ db }) {
      const open = await readOpenWithdrawals(db);
      return open.length === 0 ? done('No withdrawal is open.') : done(...open.flatMap(linesOf));
    },
  };
}

function linesOf(withdrawal: OpenWithdrawal): readonly string[] {
  const { orderId, reference, name, email, receivedAt, timeZone, items, payBackBy, isPaid } = withdrawal;
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const what = isPaid ? `pay back by ${payBackBy}` : 'its bill is not paid: cancel it, or refund once it is';
  return [
    `${orderId}  ${reference}  received ${clock.format(receivedAt)}  ${what}  ${name} ${email}`,
    ...items.map((item) => `   ${item.quantity} × ${item.name}`),
  ];
}

/** What the back office sees of withdrawals; a refund of the goods closes them. */
export const withdrawalCommands: readonly ShopCommand[] = [
  {
    name: 'withdrawals',
    usage: '',
    about: 'lists what buyers went back on and has not been refunded, with the last day for it',
    read: readWithdrawals,
  },
];
