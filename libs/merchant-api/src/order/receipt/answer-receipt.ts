import type { ShopDatabase } from '../../database/shop-database.ts';
import { traderIn } from '../../mail/trader.ts';
import type { MarketDirectory } from '../../market/market-directory.ts';
import type { ShopProfile } from '../../settings/shop-profile.ts';
import { limitParallel } from '../../parallel/limit-parallel.ts';
import { translateIn } from '../../texts/translate-in.ts';
import { readBoughtCards } from '../gift-card/bought-gift-card.repository.ts';
import { readOrderedLines } from '../order-line.repository.ts';
import type { OrderRecord } from '../order-record.ts';
import { createOrderRepository } from '../order.repository.ts';
import { readRefunds } from '../refund.repository.ts';
import { readReceiptFonts, type ReceiptFonts } from './pdf/receipt-fonts.ts';
import { renderReceipt } from './pdf/render-receipt.ts';
import { writeReceipt } from './receipt-document.ts';
import { receiptOf } from './receipt.rules.ts';
import type { Receipt } from './receipt.ts';
import { shopLanguageOf } from '../../market/shop-language.ts';

export interface ReceiptDeskParts {
  db: ShopDatabase;
  directory: MarketDirectory;
  profile: ShopProfile;
}

const secret = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
};

/** Makes what answers requests for receipts; null for every other address. One is drawn at a time. */
export function createReceiptDesk({
  db,
  directory,
  profile,
}: ReceiptDeskParts): (request: Request) => Promise<Response | null> {
  const inTurn = limitParallel(1);
  let fonts: Promise<ReceiptFonts> | undefined;

  return async (request) => {
    const publicId = /^\/receipts\/([\w-]{1,100})$/.exec(new URL(request.url).pathname)?.[1];
    if (publicId === undefined) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const order = await createOrderRepository(db).findPublic(publicId);
    const receipt = order && (await readReceipt(db, directory, order));
    if (!receipt)
      return new Response(noReceipt(), {
        status: 404,
        headers: { ...secret, 'content-type': 'text/plain; charset=utf-8' },
      });
    const file = await inTurn(async () => draw(order, receipt, profile, await (fonts ??= readReceiptFonts())));
    return new Response(request.method === 'HEAD' ? null : file.bytes, {
      headers: {
        ...secret,
        'content-type': 'application/pdf',
        'content-length': String(file.bytes.byteLength),
        'content-disposition': `inline; filename="${file.name}"`,
      },
    });
  };
}

/** Whose it was is not known, and so neither is their language. */
function noReceipt(): string {
  return `${translateIn('sv')('receipt.unknown')} / ${translateIn('nb')('receipt.unknown')}\n`;
}

async function readReceipt(db: ShopDatabase, { channels }: MarketDirectory, order: OrderRecord) {
  const markets = channels.flatMap((channel) => channel.markets);
  const { orderId } = order;
  const [lines, refunds, giftCards] = await Promise.all([
    readOrderedLines(db, orderId),
    readRefunds(db, [orderId]),
    readBoughtCards(db, orderId),
  ]);
  const timeZone = markets.find(({ id }) => id === order.marketId)?.timeZone ?? 'UTC';
  return receiptOf({ order, lines, refunds: refunds.get(orderId) ?? [], giftCards, timeZone });
}

async function draw({ languageId }: OrderRecord, receipt: Receipt, profile: ShopProfile, fonts: ReceiptFonts) {
  const language = shopLanguageOf(languageId);
  const trader = traderIn(profile, language);
  const document = writeReceipt(receipt, language, trader);
  const writtenAt = receipt.refunds.at(-1)?.at ?? receipt.paidAt ?? receipt.orderedAt;
  const bytes = await renderReceipt(document, { languageId, author: trader.name, writtenAt }, fonts);
  return { bytes, name: `${translateIn(language)(`receipt.fileName.${receipt.kind}`)}-${receipt.orderId}.pdf` };
}
