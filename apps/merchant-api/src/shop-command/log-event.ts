import type { OrderEventRecord } from '@torg/merchant-api/back-office';

type EventData = OrderEventRecord['data'];
type Money = (minor: number) => string;

/** How each kind of event is told, by what it wrote down. */
const sentences: Readonly<Record<string, (data: EventData, money: Money) => string>> = {
  placed: ({ status }) => `placed, ${text(status)}`,
  paid: () => 'paid',
  declined: () => 'the payment was declined, which cancelled the order',
  blocked: () => 'the payment was refused for this buyer, which cancelled the order',
  expired: () => 'it was not paid in time, which cancelled the order',
  replaced: () => 'gave way to a newer order of the same cart',
  'paid-too-late': () => 'money came when the order was over: it is to go back',
  'paid-without-stock': () => 'paid, but the goods were gone by then: the money is to go back',
  'paid-wrong-amount': ({ amount }, money) =>
    `${sum(amount, money)} came, which is not what it costs: it is to go back`,
  'paid-twice': ({ amount }, money) => `${sum(amount, money)} came once more: it is to go back`,
  moved: ({ by, from, status, note }) => `${text(by)} moved it from ${text(from)} to ${text(status)}${because(note)}`,
  sent: ({ by, parcelNumber, status }) => `${text(by)} sent parcel ${text(parcelNumber)}, ${text(status)}`,
  'bill-paid': ({ by }) => `${text(by)} noted that the bill is paid`,
  'gift-cards-issued': ({ cards }) => `issued ${String(cards)} gift card${cards === 1 ? '' : 's'}`,
  'gift-cards-renewed': ({ by, cards }) => `${text(by)} sent the buyer new codes (${String(cards)})`,
  refunded: ({ by, amount, reason }, money) => `${text(by)} refunded ${sum(amount, money)}${because(reason)}`,
  'paid-back': ({ amount }, money) => `${sum(amount, money)} went back the way it was paid`,
  withdrawn: ({ name, reference, items }) => `${text(name)} went back on ${units(items)} (${text(reference)})`,
};

/** What happened to an order in words; amounts by `money`. */
export function logEvent({ kind, data }: OrderEventRecord, money: Money): string {
  return sentences[kind]?.(data, money) ?? kind;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '?';
}

function because(reason: unknown): string {
  return typeof reason === 'string' && reason !== '' ? `: ${reason}` : '';
}

function sum(amount: unknown, money: Money): string {
  return typeof amount === 'number' ? money(amount) : '?';
}

function units(items: unknown): string {
  const each = (item: { quantity?: unknown; name?: unknown }) => `${String(item.quantity)} × ${text(item.name)}`;
  return Array.isArray(items) ? items.map(each).join(', ') : '?';
}
