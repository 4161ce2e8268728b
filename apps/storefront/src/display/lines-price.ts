import type { CartLine, Price, VatAmount } from '@torg/commerce-sdk/domain';

/** What lines cost together, such as those of one package; null where there are none. */
export function linesPrice(lines: readonly Pick<CartLine, 'totalPrice'>[]): Price | null {
  const [first] = lines;
  if (!first) return null;
  const sum = (amountOf: (price: Price) => VatAmount): VatAmount => ({
    incVat: lines.reduce((total, line) => total + amountOf(line.totalPrice).incVat, 0),
    exVat: lines.reduce((total, line) => total + amountOf(line.totalPrice).exVat, 0),
  });
  const [selling, regular] = [sum((price) => price.selling), sum((price) => price.regular)];
  return { ...first.totalPrice, selling, regular, vat: selling.incVat - selling.exVat };
}
