/** Gift cards that were issued for orders: one for each unit that was paid for. Amounts are minor units. */
export interface BoughtGiftCardsTable {
  balance_id: number;
  order_id: number;
  line_position: number;
  /** Which unit of its line it is, from 1. */
  unit: number;
  /** What was paid for it, and so what it was issued with. */
  amount: number;
  /** What it held when its purchase was taken back; null while it was not. */
  closed_amount: number | null;
}
