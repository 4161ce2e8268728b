import type { QueryClient } from '@tanstack/react-query';

/** Has each page that shows an order ask for it again, once something was done about one. */
export async function refetchOrders(queries: QueryClient): Promise<void> {
  await Promise.all(['order', 'orders', 'confirmation'].map((name) => queries.invalidateQueries({ queryKey: [name] })));
}
