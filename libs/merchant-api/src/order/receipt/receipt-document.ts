import type { Minor, ShopLanguage } from '@torg/commerce-sdk/domain';
import { formatDate } from '@torg/i18n';
import { billOf, type Bill } from '../../mail/bill.rules.ts';
import { writeDate } from '../../mail/templates/write-moment.ts';
import { writeRate } from '../../mail/templates/write-rate.ts';
import type { Trader } from '../../mail/trader.ts';
import { translateIn, type Translate } from '../../texts/translate-in.ts';
import type { Receipt } from './receipt.ts';
import { goodsRows } from './goods-rows.ts';
import { giftCardBlocks } from './gift-card-blocks.ts';
import type { ReceiptBlock, ReceiptFact } from './receipt-block.ts';
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
  const t = translateIn(language);
  const bill = billOf({ ...receipt, placedAt: receipt.orderedAt }, trader);
  const date = (moment: number) => writeDate(moment, receipt.timeZone, language);
  return {
    title: t('receipt.title', { kind: t(`receipt.${receipt.kind}`), orderId: receipt.orderId, shop: trader.name }),
    heading: t(`receipt.${receipt.kind}`),
    notice: `${trader.name}. ${trader.notice}`,
    page: (page, pages) => t('receipt.page', { page, pages }),
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: t('receipt.number'), value: receipt.orderId },
          {
            label: receipt.kind === 'invoice' ? t('receipt.invoiceDate') : t('receipt.orderDate'),
            value: date(receipt.orderedAt),
          },
          ...(receipt.paidAt === null ? [] : [{ label: t('receipt.paidDate'), value: date(receipt.paidAt) }]),
          ...(receipt.kind === 'invoice' ? [toPay(receipt, t)] : []),
          ...(isDue(receipt) ? [{ label: t('receipt.dueDate'), value: formatDate(bill.dueDate, language) }] : []),
          ...buyerFacts(receipt, t),
        ],
      },
      { kind: 'heading', text: t('receipt.goods') },
      { kind: 'text', text: amountsIn(receipt, t) },
      goodsTable(receipt, t),
      { kind: 'heading', text: t('receipt.vat') },
      vatTable(receipt, t),
      // What was credited makes a bill smaller; what was refunded comes after it was paid.
      ...(receipt.kind === 'invoice' ? refundBlocks(receipt, t, date) : []),
      { kind: 'heading', text: t('receipt.payment') },
      {
        kind: 'facts',
        facts: [...paymentFacts(receipt, t), ...(isDue(receipt) ? billFacts(bill, t) : [])],
      },
      ...(receipt.kind === 'receipt' ? refundBlocks(receipt, t, date) : []),
      ...giftCardBlocks(receipt, language, t),
      { kind: 'heading', text: t('receipt.seller') },
      { kind: 'facts', facts: sellerFacts(trader, receipt.countryCode, t) },
    ],
  };
}

/** Who bought, what an organisation is known by, and where it goes or is fetched. */
function buyerFacts({ buyer, organisation, pickup, deliveredTo }: Receipt, t: Translate): readonly ReceiptFact[] {
  const facts: readonly ReceiptFact[] = [
    { label: t('receipt.buyer'), value: buyer.join(', ') },
    { label: t('receipt.buyerNumber'), value: organisation?.number ?? '' },
    { label: t('receipt.buyerReference'), value: organisation?.reference ?? '' },
    { label: t('receipt.buyerOrderNumber'), value: organisation?.orderNumber ?? '' },
    { label: t('receipt.deliveredTo'), value: deliveredTo.join(', ') },
    { label: t('receipt.pickupPoint'), value: pickup?.place ?? '' },
    { label: t('receipt.deliveryTime'), value: pickup?.time ?? '' },
  ];
  return facts.filter(({ value }) => value !== '');
}

function amountsIn({ currency, organisation }: Receipt, t: Translate): string {
  return organisation ? t('receipt.amountsExVatIn', { currency }) : t('receipt.amountsIn', { currency });
}

/** Whether a bill asks for anything. */
function isDue({ kind, payment }: Receipt): boolean {
  return kind === 'invoice' && payment.amount > 0;
}

function goodsTable({ lines, fees, discount, total, organisation }: Receipt, t: Translate): ReceiptBlock {
  const sum = (head: string, { exVat, incVat }: { exVat: Minor; incVat: Minor }) => ({
    head,
    cells: ['', '', '', writeAmount(exVat), writeAmount(incVat)],
  });
  return {
    kind: 'table',
    columns: [
      t('receipt.item'),
      t('receipt.quantity'),
      t('receipt.each'),
      t('receipt.vatRate'),
      t('receipt.exVat'),
      t('receipt.incVat'),
    ],
    rows: [
      ...goodsRows(lines, organisation !== null, t),
      ...fees.map(({ kind, name, amount }) =>
        sum(kind === 'mail' ? name : `${t(`receipt.${kind}Fee`)}, ${name}`, amount),
      ),
      ...(discount.incVat === 0
        ? []
        : [sum(t('receipt.discount'), { exVat: -discount.exVat, incVat: -discount.incVat })]),
      { ...sum(t('receipt.total'), total), isTotal: true },
    ],
  };
}

function vatTable({ vats, total }: Receipt, t: Translate): ReceiptBlock {
  const row = (head: string, { exVat, incVat }: { exVat: Minor; incVat: Minor }) => ({
    head,
    cells: [writeAmount(exVat), writeAmount(incVat - exVat), writeAmount(incVat)],
  });
  return {
    kind: 'table',
    columns: [t('receipt.vatRate'), t('receipt.exVat'), t('receipt.vatAmount'), t('receipt.incVat')],
    rows: [
      ...vats.map(({ rateBp, amount }) => row(writeRate(rateBp), amount)),
      { ...row(t('receipt.total'), total), isTotal: true },
    ],
  };
}

/** What a bill asks for. */
function toPay({ payment, currency }: Receipt, t: Translate): ReceiptFact {
  return { label: t('receipt.toPay'), value: `${writeAmount(payment.amount)} ${currency}`, isTotal: true };
}

function paymentFacts(receipt: Receipt, t: Translate): readonly ReceiptFact[] {
  const { fromBalance, means, amount } = receipt.payment;
  const balance = fromBalance === 0 ? [] : [{ label: t('receipt.balance'), value: writeAmount(fromBalance) }];
  if (receipt.kind === 'invoice') return [...balance, toPay(receipt, t)];
  return [...balance, ...(amount === 0 ? [] : [{ label: means, value: writeAmount(amount) }])];
}

function refundBlocks(
  { refunds, total }: Receipt,
  t: Translate,
  date: (moment: number) => string,
): readonly ReceiptBlock[] {
  if (refunds.length === 0) return [];
  const left = refunds.reduce((rest, { amount }) => rest - amount, total.incVat);
  const isCredited = refunds.every(({ isCredit }) => isCredit);
  return [
    { kind: 'heading', text: isCredited ? t('receipt.credits') : t('receipt.refunds') },
    {
      kind: 'facts',
      facts: [
        ...refunds.map(({ at, amount, vat, reason, isCredit }) => ({
          label: isCredit ? t('receipt.credited', { date: date(at) }) : t('receipt.refunded', { date: date(at) }),
          value: [`${writeAmount(-amount)}, ${t('receipt.vatIn', { vat: writeAmount(-vat) })}`, reason]
            .filter(Boolean)
            .join('. '),
        })),
        { label: isCredited ? t('receipt.leftOfBill') : t('receipt.left'), value: writeAmount(left) },
      ],
    },
  ];
}

function billFacts({ way, payTo, reference }: Bill, t: Translate): readonly ReceiptFact[] {
  return [
    { label: t(`receipt.payTo.${way}`), value: payTo },
    { label: t(`receipt.reference.${way}`), value: reference },
  ];
}

/** Norwegian VAT on what is sent there from abroad is paid by another number. */
function sellerFacts(trader: Trader, countryCode: string, t: Translate): readonly ReceiptFact[] {
  return [
    { label: t('receipt.company'), value: trader.name },
    { label: t('receipt.organizationNumber'), value: trader.organisationNumber },
    countryCode === 'NO' && trader.voecNumber !== undefined
      ? { label: t('receipt.voecNumber'), value: trader.voecNumber }
      : { label: t('receipt.vatNumber'), value: trader.vatNumber },
    { label: t('receipt.address'), value: trader.address.join(', ') },
    { label: t('receipt.phone'), value: trader.phone },
    { label: t('receipt.email'), value: trader.email },
  ];
}
