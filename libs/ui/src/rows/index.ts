// What stands in rows on pages of its own: orders and what became of them, comparisons, rows of a quick order, address
// books. Few pages have them.
export { AddressBook, type AddressBookEntry, type AddressBookProps } from '../data/address-book/address-book.tsx';
export {
  CompareTable,
  type ComparedColumn,
  type ComparedRow,
  type CompareTableProps,
} from '../commerce/compare-table/compare-table.tsx';
export { OrderRows, type OrderRowView, type OrderRowsProps } from '../commerce/order-rows/order-rows.tsx';
export { OrderCard, type OrderCardProps } from '../commerce/order-card/order-card.tsx';
export { Timeline, type TimelineProps, type TimelineStatus, type TimelineStep } from '../data/timeline/timeline.tsx';
