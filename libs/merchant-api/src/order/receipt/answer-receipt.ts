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
import { receiptPage } from './receipt-page.ts';
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

const ofPage = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/**
 * Makes what answers requests for receipts, each as a page and, with `.pdf` after its address, as a file; null for every other
 * address. One file is drawn at a time.
 */
export function createReceiptDesk({
  db,
  directory,
  profile,
}: ReceiptDeskParts): (request: Request) => Promise<Response | null> {
  const inTurn = limitParallel(1);
  let fonts: Promise<ReceiptFonts> | undefined;

  return async (request) => {
    const { pathname } = new URL(request.url);
    const [, publicId, isFile] = /^\/receipts\/([\w-]{1,100})(\.pdf)?$/.exec(pathname) ?? [];
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
    if (isFile === undefined) {
      const page = writePage(order, receipt, profile, `${pathname}.pdf`);
      return new Response(request.method === 'HEAD' ? null : page, { headers: { ...secret, ...ofPage } });
    }
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

function writePage({ languageId }: OrderRecord, receipt: Receipt, profile: ShopProfile, file: string): string {
  const language = shopLanguageOf(languageId);
  const trader = traderIn(profile, language);
  return receiptPage(writeReceipt(receipt, language, trader), { language, shop: trader.shop, file });
}

async function draw({ languageId }: OrderRecord, receipt: Receipt, profile: ShopProfile, fonts: ReceiptFonts) {
  const language = shopLanguageOf(languageId);
  const trader = traderIn(profile, language);
  const document = writeReceipt(receipt, language, trader);
  const writtenAt = receipt.refunds.at(-1)?.at ?? receipt.paidAt ?? receipt.orderedAt;
  const bytes = await renderReceipt(document, { languageId, author: trader.name, writtenAt }, fonts);
  return { bytes, name: `${translateIn(language)(`receipt.fileName.${receipt.kind}`)}-${receipt.orderId}.pdf` };
}
