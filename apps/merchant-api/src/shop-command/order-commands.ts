import { parseArgs } from 'node:util';
import {
  formatMoney,
  listOrders,
  moveOrder,
  noteBillPaid,
  orderStatuses,
  sendParcel,
  showOrder,
  type ListedOrder,
  type OrderStatus,
} from '@torg/merchant-api/back-office';
import { nobody, oneOrder, readOrderId, unknownOrder } from './named-order.ts';
import { orderSheet } from './order-sheet.ts';
import { done, refused, type ReadCommand, type ShopCommand } from './shop-command.ts';

const LISTED = 50;
const by = { type: 'string' } as const;

function statusOf(text: string | undefined): OrderStatus | null {
  return orderStatuses.find((status) => status === text) ?? null;
}

function readList(args: string[]): ReadCommand {
  const { values } = parseArgs({ args, options: { status: by } });
  const status = statusOf(values.status);
  if (values.status !== undefined && status === null) {
    return { ok: false, problem: `Give one of the states ${orderStatuses.join(', ')}` };
  }
  return {
    ok: true,
    async run({ db }) {
      const orders = await listOrders(db, { most: LISTED, status });
      return orders.length === 0 ? done('There are no such orders.') : done(...orders.map(lineOf));
    },
  };
}

function lineOf(order: ListedOrder): string {
  const { orderId, createdAt, email, status, isPaid, isRefundDue, total, currency, payBackBy } = order;
  const paid = isRefundDue ? 'to be paid back' : isPaid ? 'paid' : 'not paid';
  const sum = `${formatMoney(total, { currency, language: 'sv' })} ${currency}`;
  const withdrawal = payBackBy === null ? '' : `  withdrawal open, money back by ${payBackBy}`;
  return `${orderId}  ${createdAt.toISOString().slice(0, 10)}  ${status}, ${paid}  ${sum}  ${email}${withdrawal}`;
}

function readShow(args: readonly string[]): ReadCommand {
  const orderId = readOrderId(args);
  if (orderId === null) return oneOrder;
  return {
    ok: true,
    async run({ db }) {
      const order = await showOrder(db, orderId);
      return order ? done(...orderSheet(order)) : unknownOrder(orderId);
    },
  };
}

function readMove(args: string[]): ReadCommand {
  const { values, positionals } = parseArgs({ args, options: { by, note: by }, allowPositionals: true });
  const [id, state, ...rest] = positionals;
  const orderId = readOrderId([id ?? '', ...rest]);
  const to = statusOf(state);
  if (orderId === null) return oneOrder;
  if (to === null) return { ok: false, problem: `Give the new state, one of ${orderStatuses.join(', ')}` };
  const who = values.by?.trim();
  if (!who) return nobody;
  return {
    ok: true,
    async run({ db, now }) {
      const result = await moveOrder(db, { orderId, to, by: who, note: values.note ?? '', now });
      switch (result.kind) {
        case 'moved':
          return done(
            `Order ${orderId} is ${to}.`,
            ...(result.isRefundDue ? [`What was paid is to go back: order refund ${orderId} --all.`] : []),
          );
        case 'impossible':
          return refused(cannotMove(orderId, result.from, result.possible));
        case 'partly-refunded':
          return refused(`Order ${orderId} is refunded in part. Refund the rest: order refund ${orderId} --all.`);
        case 'unknown-order':
          return unknownOrder(orderId);
      }
    },
  };
}

function cannotMove(orderId: number, from: OrderStatus, possible: readonly OrderStatus[]): string {
  const choice = possible.length === 0 ? 'It stays so.' : `It can become ${possible.join(', ')}.`;
  return `Order ${orderId} is ${from}. ${choice}`;
}

function readSend(args: string[]): ReadCommand {
  const options = { by, parcel: by, link: by, part: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const orderId = readOrderId(positionals);
  const who = values.by?.trim();
  const { parcel: parcelNumber, link = null, part: isPart } = values;
  if (orderId === null) return oneOrder;
  if (parcelNumber === undefined) return { ok: false, problem: 'Give the number of the parcel with --parcel' };
  if (!who) return nobody;
  return {
    ok: true,
    async run({ db, now }) {
      const result = await sendParcel(db, { orderId, parcelNumber, trackingLink: link, isPart, by: who, now });
      switch (result.kind) {
        case 'sent':
          return done(`Parcel ${parcelNumber} is noted. Order ${orderId} is ${result.status}.`);
        case 'impossible':
          return refused(`Order ${orderId} is ${result.from}, so nothing of it is sent.`);
        case 'invalid-link':
          return refused('The link is no web address. Give one that begins with https://.');
        case 'invalid-number':
          return refused('The number of the parcel is empty or too long.');
        case 'unknown-order':
          return unknownOrder(orderId);
      }
    },
  };
}

function readPaid(args: string[]): ReadCommand {
  const { values, positionals } = parseArgs({ args, options: { by }, allowPositionals: true });
  const orderId = readOrderId(positionals);
  const who = values.by?.trim();
  if (orderId === null) return oneOrder;
  if (!who) return nobody;
  return {
    ok: true,
    async run({ db, now, randomBytes }) {
      const { kind } = await noteBillPaid(db, { orderId, by: who, now, randomBytes });
      switch (kind) {
        case 'paid':
          return done(`The bill of order ${orderId} is paid.`);
        case 'paid-before':
          return done(`Order ${orderId} was paid before.`);
        case 'no-bill':
          return refused(`Order ${orderId} has no open bill; other payments are told by who takes them.`);
        case 'unknown-order':
          return unknownOrder(orderId);
      }
    },
  };
}

/** What the back office does with orders, refunds apart. */
export const orderCommands: readonly ShopCommand[] = [
  { name: 'orders', usage: '[--status STATE]', about: 'lists the newest orders', read: readList },
  {
    name: 'order show',
    usage: 'ORDER',
    about: 'shows what to pack and where to send it, what it cost and what happened to it',
    read: readShow,
  },
  {
    name: 'order move',
    usage: 'ORDER STATE --by NAME [--note TEXT]',
    about: 'takes an order to another state; cancelled gives back its goods',
    read: readMove,
  },
  {
    name: 'order send',
    usage: 'ORDER --parcel NUMBER --by NAME [--link URL] [--part]',
    about: 'notes a parcel, which completes the order; with --part more is to come',
    read: readSend,
  },
  { name: 'order paid', usage: 'ORDER --by NAME', about: 'notes that the bill of an order is paid', read: readPaid },
];
