import { formatMoney, type PackageOption, type Price, type Product, type VatAmount } from '@torg/commerce-sdk/domain';
import { Link, Text, type PackagePickerProps, type PackageSlotProps } from '@torg/ui';
import { cardPictureView } from '../../display/picture-view.ts';
import { fullPriceView, type PriceViewer } from '../../display/price-view.ts';
import { stockView } from '../../display/stock-view.ts';
import { groupField, isSoldOut, nothing, sizeField, type GroupPick } from './package-picks.ts';
import { packageTotal, totalWith } from './package-total.ts';

/** How wide an option is drawn. */
const optionSizes = '(min-width: 768px) 12rem, 50vw';

export interface PackageViewer extends PriceViewer {
  imageBase: string;
  /** Whether groups in which nothing is picked are marked, as once the shopper has tried to buy. */
  marksMissing: boolean;
  /** Puts the ids of groups apart from those of others. */
  idOf(pick: GroupPick): string;
  onPick(field: string, value: string): void;
}

/** One choice of a package, as its component needs it. */
export function slotView(pick: GroupPick, all: Picks, viewer: PackageViewer): PackageSlotProps {
  const { group, option } = pick;
  const { t, onPick } = viewer;
  const field = groupField(group);
  const picked = option ? String(option.optionId) : nothing;
  return {
    id: viewer.idOf(pick),
    legend: group.name,
    requirement: [t(group.required ? 'package.oneOf' : 'package.optional'), group.description]
      .filter(Boolean)
      .join(' · '),
    name: field,
    value: option || (!group.required && pick.problem === null) ? picked : null,
    none: group.required ? undefined : noneView(pick, all, viewer),
    options: group.options.map((one) => optionView(one, pick, { all, viewer })),
    onChange: (value) => onPick(field, value),
    error: problemText(pick, viewer),
  };
}

/** What a package is put together from, and its own price. */
export interface Picks {
  price: Price;
  picks: readonly GroupPick[];
}

/** What is picked, and what it comes to. */
export function packageSummary(
  { price, picks }: Picks,
  product: Product,
  viewer: PackageViewer,
): PackagePickerProps['summary'] {
  const { t, vatView } = viewer;
  const total = packageTotal(price, picks);
  const selling = total?.selling ?? price.selling;
  const isOwnPrice = selling.incVat === price.selling.incVat;
  const shown = { ...price, selling, vat: selling.incVat - selling.exVat };
  return {
    heading: t('package.summary'),
    totalLabel: t('package.total'),
    total: fullPriceView(shown, isOwnPrice ? product.lowestPrice : null, viewer),
    note: total && total.apart.incVat > total.selling.incVat && (
      <Text size="s" tone="muted">
        {t('package.apart', { price: money(total.apart[vatView], price, viewer) })}
      </Text>
    ),
    picks: picks.map(({ group, option, sku }) => ({
      group: group.name,
      picked: option ? pickedName(option, sku?.name ?? '-') : t(group.required ? 'package.notPicked' : 'package.left'),
      isMissing: !option,
    })),
  };
}

function pickedName({ name, quantity }: PackageOption, size: string): string {
  const count = quantity > 1 ? `${quantity} × ` : '';
  return count + (size === '-' ? name : `${name}, ${size}`);
}

function optionView(
  option: PackageOption,
  pick: GroupPick,
  { all, viewer }: { all: Picks; viewer: PackageViewer },
): PackageSlotProps['options'][number] {
  const { t, imageBase, onPick } = viewer;
  const { name, quantity, product } = option;
  const [image] = product.images;
  const soldOut = isSoldOut(option);
  const stock = stockView(soldOut ? { inStock: 0, oversellable: 0, static: 0, total: 0 } : product.stock, t);
  const several = product.skus.length > 1;
  return {
    value: String(option.optionId),
    name,
    image: image && cardPictureView(imageBase, image, optionSizes),
    quantity: quantity > 1 ? t('package.quantity', { count: quantity }) : undefined,
    price: soldOut ? undefined : priceDifference(option, pick, { all, viewer }),
    stock: stock.state === 'in-stock' ? undefined : stock,
    isSoldOut: soldOut,
    sizes: several
      ? {
          legend: t('product.size'),
          name: sizeField(option),
          soldOutLabel: t('product.soldOut'),
          value: pick.option === option && pick.sku ? String(pick.sku.skuId) : null,
          onChange: (value) => onPick(sizeField(option), value),
          options: product.skus.map(({ skuId, name: size, stock: own }) => ({
            value: String(skuId),
            label: size,
            isSoldOut: own.total < quantity,
          })),
          error:
            viewer.marksMissing && pick.option === option && pick.problem === 'size' ? t('validation.size') : undefined,
        }
      : undefined,
    more: (
      <Link href={product.canonicalUrl} isStandalone aria-label={t('package.lookAt', { name })}>
        {t('package.look')}
      </Link>
    ),
  };
}

/** Nothing is not included in a price: it says only where it makes the whole cheaper. */
function noneView(pick: GroupPick, all: Picks, viewer: PackageViewer): PackageSlotProps['none'] {
  const { t } = viewer;
  const isSame = differenceOf(null, pick, { all, viewer }) === 0;
  const price = isSame ? undefined : priceDifference(null, pick, { all, viewer });
  return { value: nothing, label: t('package.none'), price };
}

/** What another pick makes the whole cost more or less; nothing while it cannot be told. */
function priceDifference(
  option: PackageOption | null,
  pick: GroupPick,
  { all, viewer }: { all: Picks; viewer: PackageViewer },
): string | undefined {
  const { t } = viewer;
  const difference = differenceOf(option, pick, { all, viewer });
  if (difference === null) return undefined;
  if (difference === 0) return t('package.included');
  const amount = money(Math.abs(difference), all.price, viewer);
  return t(difference > 0 ? 'package.dearer' : 'package.cheaper', { amount });
}

/** Null while it cannot be told. What costs the same with VAT is no dearer without, though other rates move some öre. */
function differenceOf(
  option: PackageOption | null,
  { group }: GroupPick,
  { all: { price, picks }, viewer: { vatView } }: { all: Picks; viewer: PackageViewer },
): number | null {
  const now = packageTotal(price, picks);
  const then = totalWith(price, picks, { group, option });
  if (!now || !then) return null;
  if (now.selling.incVat === then.selling.incVat) return 0;
  return then.selling[vatView] - now.selling[vatView];
}

function problemText({ group, option, problem }: GroupPick, { t, marksMissing }: PackageViewer): string | undefined {
  switch (problem) {
    case 'choice':
      return marksMissing ? t('package.problem.choice', { group: group.name }) : undefined;
    case 'sold-out':
      return t('package.problem.soldOut', { name: option?.name ?? group.name });
    case 'gone':
      return t('package.problem.gone');
    default:
      return undefined;
  }
}

function money(minor: VatAmount['incVat'], { currency }: Price, { locale }: PriceViewer): string {
  return formatMoney(minor, { currency, language: locale });
}
