/** The address of an order's receipt; null where the shop's pages have none. Whoever has it may open the receipt. */
export function receiptAddress(shopUrl: string, publicId: string): string | null {
  return shopUrl === '' ? null : `${shopUrl}/receipts/${encodeURIComponent(publicId)}`;
}
