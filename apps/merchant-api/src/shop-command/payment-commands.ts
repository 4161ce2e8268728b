import {
  checkPayments,
  formatMoney,
  notePaymentReturned,
  readOwedPayments,
  type OwedPayment,
} from '@torg/merchant-api/back-office';
import { done, refused, type ReadCommand, type ShopCommand, type ShopWorld } from './shop-command.ts';

async function check(world: ShopWorld) {
  const { asked, ended, failed } = await checkPayments(world);
  const silent = failed === 0 ? '' : ` ${failed} could not be asked about and will be later.`;
  return done(`${asked} payments asked about, ${ended} ended.${silent}`);
}

async function listOwed({ db }: ShopWorld) {
  const owed = await readOwedPayments(db);
  return owed.length === 0 ? done('Nothing is to be given back.') : done(...owed.map(lineOf));
}

function lineOf({ sessionId, provider, orderId, amount, currency }: OwedPayment): string {
  const sum = `${formatMoney(amount, { currency, language: 'sv' })} ${currency}`;
  return `${sessionId}  ${sum}  by ${provider}, ${orderId === null ? 'without an order' : `order ${orderId}`}`;
}

function readReturned([sessionId, ...rest]: readonly string[]): ReadCommand {
  if (sessionId === undefined || rest.length > 0) return { ok: false, problem: 'Give the session of one payment' };
  return {
    ok: true,
    async run({ db, now }) {
      const isNoted = await notePaymentReturned(db, sessionId, now);
      return isNoted ? done('Noted as given back.') : refused(`No payment '${sessionId}' is to be given back.`);
    },
  };
}

/** What the back office does with payments. */
export const paymentCommands: readonly ShopCommand[] = [
  {
    name: 'payment check',
    usage: '',
    about: 'asks about payments that nobody has told of',
    read: () => ({ ok: true, run: check }),
  },
  {
    name: 'payments owed',
    usage: '',
    about: 'lists money that came for nothing, such as twice for one order',
    read: () => ({ ok: true, run: listOwed }),
  },
  {
    name: 'payment returned',
    usage: 'SESSION',
    about: 'notes that such money was given back',
    read: readReturned,
  },
];
