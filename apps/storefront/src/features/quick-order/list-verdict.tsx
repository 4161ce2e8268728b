import { observer } from 'mobx-react-lite';
import {
  formatMoney,
  pricesOfRows,
  sumVatAmounts,
  unitsByProduct,
  type ArticleMatch,
  type JudgedRow,
  type VatAmount,
} from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import { useTranslate } from '@torg/i18n/react';
import { Button, Heading, Link, Stack, Text } from '@torg/ui';
import { OrderRows, type OrderRowView } from '@torg/ui/rows';
import { amountInView } from '../../display/amount-in-view.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { useVatView } from '../../scope/use-vat-view.ts';
import { correctionOf } from './correction.ts';
import { piecesText } from './pieces-text.ts';
import { rowVerdictText } from './row-verdict-text.ts';
import * as styles from './list-verdict.css.ts';

interface ListVerdictProps {
  rows: readonly JudgedRow[];
  isPending: boolean;
}

const isGood = ({ verdict: { kind } }: JudgedRow) => kind === 'found' || kind === 'fewer';

/** The rows of a list: what is wrong first, with what can be done about it, then what can be put in the cart. */
export const ListVerdict = observer(function ListVerdict({ rows, isPending }: ListVerdictProps) {
  const t = useTranslate();
  const { site, stores } = useScope();
  const vatView = useVatView();
  const prices = pricesOfRows(rows, unitsByProduct(stores.cart.cart?.lines ?? []));
  const money = (amount: VatAmount, currency: string) =>
    amountInView(formatMoney(amount[vatView], { currency, language: site.locale }), vatView, t);
  const view = (row: JudgedRow): OrderRowView => {
    const match = 'match' in row.verdict ? row.verdict.match : null;
    const index = rows.indexOf(row);
    const price = prices[index];
    return {
      id: `${index} ${row.number}`,
      number: row.number,
      place: isGood(row) ? undefined : placeText(row.places, t),
      quantity: piecesText(row, site.locale, t),
      name: match && <Link href={match.canonicalUrl}>{nameOf(match)}</Link>,
      price: match && price ? money(price.total, match.currency) : '',
      tone: row.verdict.kind === 'found' ? 'success' : row.verdict.kind === 'fewer' ? 'warning' : 'danger',
      verdict: rowVerdictText(row, site.locale, t),
      actions: isGood(row) ? undefined : <Corrections row={row} />,
    };
  };
  const good = rows.filter(isGood);
  const wrong = rows.filter((row) => !isGood(row));
  const [first] = good;
  const sum =
    first && 'match' in first.verdict
      ? money(sumVatAmounts(prices.flatMap((price) => price?.total ?? [])), first.verdict.match.currency)
      : '';
  return (
    <Stack space="l">
      {wrong.length > 0 && (
        <Stack space="s" as="section">
          <Heading level={2}>{t('quick-order.wrong', { count: wrong.length })}</Heading>
          <OrderRows label={t('quick-order.wrong', { count: wrong.length })} rows={wrong.map(view)} />
        </Stack>
      )}
      {good.length > 0 && (
        <Stack space="s" as="section">
          <Heading level={2}>{t('quick-order.good', { count: good.length })}</Heading>
          <OrderRows label={t('quick-order.good', { count: good.length })} rows={good.map(view)} />
        </Stack>
      )}
      {good.length > 0 && (
        <div className={styles.foot}>
          <Text isStrong>{t('quick-order.sum', { amount: sum })}</Text>
          <div className={styles.add}>
            <Button type="submit" name="add" value="1" size="l" icon="cart" isPending={isPending}>
              {t('quick-order.add', { count: good.length })}
            </Button>
          </div>
        </div>
      )}
    </Stack>
  );
});

/** Buttons that put a row right: another number, or away with it. */
function Corrections({ row }: { row: JudgedRow }) {
  const t = useTranslate();
  const { verdict } = row;
  const offered = verdict.kind === 'unknown' ? verdict.nearest : verdict.kind === 'choice' ? verdict.matches : [];
  return (
    <>
      {offered.map((match) => (
        <Button
          key={match.skuId}
          type="submit"
          name="correction"
          value={correctionOf(row, match.articleNumber)}
          variant="secondary"
          size="s"
        >
          {t('quick-order.replace', { number: match.articleNumber, name: nameOf(match) })}
        </Button>
      ))}
      <Button
        type="submit"
        name="correction"
        value={correctionOf(row, '')}
        variant="quiet"
        size="s"
        icon="trash"
        aria-label={t('quick-order.remove.which', { number: row.number })}
      >
        {t('quick-order.remove')}
      </Button>
    </>
  );
}

/** More places of one row are told as so many more. */
const mostPlaces = 4;

/** Where a row stands in the list that was sent; nothing of one that did not stand there. */
function placeText(places: readonly number[], t: Translate): string | undefined {
  if (places.length === 0) return undefined;
  const rows = places.slice(0, mostPlaces).join(', ');
  return t('quick-order.place', { rows, more: Math.max(0, places.length - mostPlaces) });
}

function nameOf({ productName, skuName }: ArticleMatch): string {
  return skuName === null ? productName : `${productName}, ${skuName}`;
}
