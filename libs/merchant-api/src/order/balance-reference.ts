/** What the ledger of balances knows an order by. */
export function balanceReference(orderId: number): string {
  return `order-${orderId}`;
}
