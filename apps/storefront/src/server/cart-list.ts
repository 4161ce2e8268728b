import Papa from 'papaparse';
import { decimalFromMinor, type CartLine, type VatView } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';

/** The byte order mark, without which spreadsheets take UTF-8 for something else. */
const mark = '\uFEFF';

/** Lines of a cart as rows of a file, in the visitor's view of VAT, divided by semicolons as Nordic spreadsheets read them. */
export function cartList(lines: readonly CartLine[], { vatView, t }: { vatView: VatView; t: Translate }): string {
  const price = t(vatView === 'exVat' ? 'cart.list.priceExVat' : 'cart.list.priceIncVat');
  const total = t(vatView === 'exVat' ? 'cart.list.totalExVat' : 'cart.list.totalIncVat');
  const head = [t('cart.list.number'), t('cart.list.quantity'), t('cart.list.name'), price, total];
  const amount = (minor: number) => decimalFromMinor(minor).toFixed(2).replace('.', ',');
  // What the shop gives is none of what is ordered.
  const bought = lines.filter(({ isFreeGift }) => !isFreeGift);
  const rows = bought.map(({ product, quantity, unitPrice, totalPrice }) => [
    product.sku.articleNumber || product.articleNumber,
    String(quantity),
    [product.name, ...(product.sku.name === '-' ? [] : [product.sku.name])].join(', '),
    amount(unitPrice.selling[vatView]),
    amount(totalPrice.selling[vatView]),
  ]);
  // What begins like a formula is none: a spreadsheet would carry it out.
  return mark + Papa.unparse([head, ...rows], { delimiter: ';', escapeFormulae: true });
}
