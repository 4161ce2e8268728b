import type { Minor, ShopLanguage } from '@torg/commerce-sdk/domain';
import { billOf, type Bill } from '../../mail/bill.rules.ts';
import { writeCalendarDate, writeDate } from '../../mail/templates/write-moment.ts';
import { writeRate } from '../../mail/templates/write-rate.ts';
import type { Trader } from '../../mail/trader.ts';
import type { Receipt, ReceiptLine } from './receipt.ts';
import { giftCardBlocks } from './gift-card-blocks.ts';
import type { ReceiptBlock, ReceiptFact } from './receipt-block.ts';
import { receiptTexts, type ReceiptTexts } from './receipt-texts.ts';
import { writeAmount } from './write-amount.ts';

/** A receipt in words, before it is laid out. */
export interface ReceiptDocument {
  /** Of the file, as readers show it. */
  title: string;
  heading: string;
  /** What nobody may overlook, below the heading. */
  notice: string;
  blocks: readonly ReceiptBlock[];
  page: (page: number, pages: number) => string;
}

/** Writes a receipt: who sold what and when, each line and fee with its VAT, VAT by rate, how it was paid and what came back. */
export function writeReceipt(receipt: Receipt, language: ShopLanguage, trader: Trader): ReceiptDocument {
  const t = receiptTexts[language];
  const bill = billOf({ ...receipt, placedAt: receipt.orderedAt }, trader);
  const date = (moment: number) => writeDate(moment, receipt.timeZone, language);
  return {
    title: t.title(t[receipt.kind], receipt.orderId, trader.name),
    heading: t[receipt.kind],
    notice: `${trader.name}. ${trader.notice}`,
    page: t.page,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: t.number, value: receipt.orderId },
          { label: receipt.kind === 'invoice' ? t.invoiceDate : t.orderDate, value: date(receipt.orderedAt) },
          ...(receipt.paidAt === null ? [] : [{ label: t.paidDate, value: date(receipt.paidAt) }]),
          ...(receipt.kind === 'invoice' ? [toPay(receipt, t)] : []),
          ...(isDue(receipt) ? [{ label: t.dueDate, value: writeCalendarDate(bill.dueDate, language) }] : []),
          ...(receipt.buyer.length === 0 ? [] : [{ label: t.buyer, value: receipt.buyer.join(', ') }]),
        ],
      },
      { kind: 'heading', text: t.goods },
      { kind: 'text', text: t.amountsIn(receipt.currency) },
      goodsTable(receipt, t),
      { kind: 'heading', text: t.vat },
      vatTable(receipt, t),
      // What was credited makes a bill smaller; what was refunded comes after it was paid.
      ...(receipt.kind === 'invoice' ? refundBlocks(receipt, t, date) : []),
      { kind: 'heading', text: t.payment },
      {
        kind: 'facts',
        facts: [...paymentFacts(receipt, t), ...(isDue(receipt) ? billFacts(bill, t) : [])],
      },
      ...(receipt.kind === 'receipt' ? refundBlocks(receipt, t, date) : []),
      ...giftCardBlocks(receipt, language, t),
      { kind: 'heading', text: t.seller },
      { kind: 'facts', facts: sellerFacts(trader, receipt.countryCode, t) },
    ],
  };
}

/** Whether a bill asks for anything. */
function isDue({ kind, payment }: Receipt): boolean {
  return kind === 'invoice' && payment.amount > 0;
}

function goodsTable({ lines, fees, discount, total }: Receipt, t: ReceiptTexts): ReceiptBlock {
  const sum = (head: string, { exVat, incVat }: { exVat: Minor; incVat: Minor }) => ({
    head,
    cells: ['', '', '', writeAmount(exVat), writeAmount(incVat)],
  });
  return {
    kind: 'table',
    columns: [t.item, t.quantity, t.each, t.vatRate, t.exVat, t.incVat],
    rows: [
      ...lines.map((line) => goodsRow(line, t)),
      ...fees.map(({ kind, name, amount }) =>
        sum(`${kind === 'delivery' ? t.deliveryFee : t.paymentFee}, ${name}`, amount),
      ),
      ...(discount.incVat === 0 ? [] : [sum(t.discount, { exVat: -discount.exVat, incVat: -discount.incVat })]),
      { ...sum(t.total, total), isTotal: true },
    ],
  };
}

function goodsRow(
  { name, articleNumber, quantity, unitIncVat, rateBp, total, reduction }: ReceiptLine,
  t: ReceiptTexts,
) {
  const note = [
    ...(articleNumber === '' ? [] : [`${t.articleNumber} ${articleNumber}`]),
    ...(reduction === 0 ? [] : [`${t.reduction} ${writeAmount(-reduction)}`]),
  ].join(', ');
  return {
    head: name,
    note,
    cells: [
      String(quantity),
      writeAmount(unitIncVat),
      writeRate(rateBp),
      writeAmount(total.exVat),
      writeAmount(total.incVat),
    ],
  };
}

function vatTable({ vats, total }: Receipt, t: ReceiptTexts): ReceiptBlock {
  const row = (head: string, { exVat, incVat }: { exVat: Minor; incVat: Minor }) => ({
    head,
    cells: [writeAmount(exVat), writeAmount(incVat - exVat), writeAmount(incVat)],
  });
  return {
    kind: 'table',
    columns: [t.vatRate, t.exVat, t.vatAmount, t.incVat],
    rows: [
      ...vats.map(({ rateBp, amount }) => row(writeRate(rateBp), amount)),
      { ...row(t.total, total), isTotal: true },
    ],
  };
}

/** What a bill asks for. */
function toPay({ payment, currency }: Receipt, t: ReceiptTexts): ReceiptFact {
  return { label: t.toPay, value: `${writeAmount(payment.amount)} ${currency}`, isTotal: true };
}

function paymentFacts(receipt: Receipt, t: ReceiptTexts): readonly ReceiptFact[] {
  const { fromBalance, means, amount } = receipt.payment;
  const balance = fromBalance === 0 ? [] : [{ label: t.balance, value: writeAmount(fromBalance) }];
  if (receipt.kind === 'invoice') return [...balance, toPay(receipt, t)];
  return [...balance, ...(amount === 0 ? [] : [{ label: means, value: writeAmount(amount) }])];
}

function refundBlocks(
  { refunds, total }: Receipt,
  t: ReceiptTexts,
  date: (moment: number) => string,
): readonly ReceiptBlock[] {
  if (refunds.length === 0) return [];
  const left = refunds.reduce((rest, { amount }) => rest - amount, total.incVat);
  const isCredited = refunds.every(({ isCredit }) => isCredit);
  return [
    { kind: 'heading', text: isCredited ? t.credits : t.refunds },
    {
      kind: 'facts',
      facts: [
        ...refunds.map(({ at, amount, vat, reason, isCredit }) => ({
          label: isCredit ? t.credited(date(at)) : t.refunded(date(at)),
          value: [`${writeAmount(-amount)}, ${t.vatIn(writeAmount(-vat))}`, reason].filter(Boolean).join('. '),
        })),
        { label: isCredited ? t.leftOfBill : t.left, value: writeAmount(left) },
      ],
    },
  ];
}

function billFacts({ way, payTo, reference }: Bill, t: ReceiptTexts): readonly ReceiptFact[] {
  return [
    { label: t.payTo[way], value: payTo },
    { label: t.reference[way], value: reference },
  ];
}

/** Norwegian VAT on what is sent there from abroad is paid by another number. */
function sellerFacts(trader: Trader, countryCode: string, t: ReceiptTexts): readonly ReceiptFact[] {
  return [
    { label: t.company, value: trader.name },
    { label: t.organisationNumber, value: trader.organisationNumber },
    countryCode === 'NO' && trader.voecNumber !== undefined
      ? { label: t.voecNumber, value: trader.voecNumber }
      : { label: t.vatNumber, value: trader.vatNumber },
    { label: t.address, value: trader.address.join(', ') },
    { label: t.phone, value: trader.phone },
    { label: t.email, value: trader.email },
  ];
}
