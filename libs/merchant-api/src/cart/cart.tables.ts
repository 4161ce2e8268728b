export interface CartsTable {
  cart_id: string;
  market_id: string;
  created_at: Date;
  updated_at: Date;
  is_completed: boolean;
}

export interface CartLinesTable {
  line_id: string;
  cart_id: string;
  sku_id: number;
  quantity: number;
  group_key: string | null;
  message: string | null;
  position: number;
}
