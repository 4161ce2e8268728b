import type { Minor } from '@torg/commerce-sdk/domain';
import { boughtRows, packageContents } from '../../mail/templates/bought-rows.ts';
import type { BoughtPackage } from '../../mail/templates/order-facts.ts';
import { writeRate } from '../../mail/templates/write-rate.ts';
import type { Translate } from '../../texts/translate-in.ts';
import type { ReceiptRow } from './receipt-block.ts';
import type { ReceiptLine } from './receipt.ts';
import { writeAmount } from './write-amount.ts';

/** What was bought, a row for each loose line and for each package. */
export function goodsRows(lines: readonly ReceiptLine[], isExVat: boolean, t: Translate): ReceiptRow[] {
  return boughtRows(lines).map((row) =>
    row.package ? packageRow(row.package, row.lines, isExVat, t) : goodsRow(row.line, isExVat, t),
  );
}

function goodsRow(line: ReceiptLine, isExVat: boolean, t: Translate) {
  const { name, articleNumber, quantity, rateBp, total } = line;
  const unit = isExVat ? line.unitExVat : line.unitIncVat;
  const reduction = isExVat ? line.reduction.exVat : line.reduction.incVat;
  const note = [
    ...(articleNumber === '' ? [] : [`${t('receipt.articleNumber')} ${articleNumber}`]),
    ...(reduction === 0 ? [] : [`${t('receipt.reduction')} ${writeAmount(-reduction)}`]),
  ].join(', ');
  return {
    head: name,
    note,
    cells: [
      String(quantity),
      writeAmount(unit),
      writeRate(rateBp),
      writeAmount(total.exVat),
      writeAmount(total.incVat),
    ],
  };
}

/** A package has the price that the buyer was told; what is in it stands below, and all of its rates beside it. */
function packageRow(
  { name, quantity }: BoughtPackage,
  lines: readonly ReceiptLine[],
  isExVat: boolean,
  t: Translate,
): ReceiptRow {
  const side = isExVat ? 'exVat' : 'incVat';
  const sum = (amountOf: (line: ReceiptLine) => Minor) => lines.reduce((whole, line) => whole + amountOf(line), 0);
  const reduction = sum((line) => line.reduction[side]);
  const unit = Math.round((sum(({ total }) => total[side]) + reduction) / quantity);
  return {
    head: name,
    note: [
      ...(reduction === 0 ? [] : [`${t('receipt.reduction')} ${writeAmount(-reduction)}`]),
      t('receipt.contents', { goods: packageContents(lines) }),
    ].join('. '),
    cells: [
      String(quantity),
      writeAmount(unit),
      [...new Set(lines.map(({ rateBp }) => rateBp))]
        .toSorted((one, other) => other - one)
        .map(writeRate)
        .join(', '),
      writeAmount(sum(({ total }) => total.exVat)),
      writeAmount(sum(({ total }) => total.incVat)),
    ],
  };
}
