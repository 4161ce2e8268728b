import { formatMoney, type VatView } from '@torg/commerce-sdk/domain';
import type { DeliveryEstimate, DeliveryWay } from '@torg/commerce-sdk/extensions';
import type { Translate } from '@torg/i18n';
import type { Locale } from '@torg/market-routing';
import type { DeliveryEstimateWay } from '@torg/ui';
import { distanceText } from './distance-text.ts';

interface Viewer {
  locale: Locale;
  vatView: VatView;
  t: Translate;
}

type Ways = Extract<DeliveryEstimate, { kind: 'ways' }>;

/** As many as anybody walks to. */
const shownPlaces = 3;

/** Ways of delivery in words. What is not on the shelf arrives on no day that is known. */
export function deliveryWays(
  { ways, currency }: Ways,
  isOnShelf: boolean,
  { locale, vatView, t }: Viewer,
): readonly DeliveryEstimateWay[] {
  const money = (minor: number) => formatMoney(minor, { currency, language: locale });
  return ways.map(({ id, name, fee, amountLeftToFreeShipping: left, arrival, about, pickupPoints }) => ({
    id: String(id),
    name,
    time: [isOnShelf && arrival, about].filter(Boolean).join('. '),
    fee: fee.incVat === 0 ? t('delivery.free') : money(fee[vatView]),
    isFree: fee.incVat === 0,
    ...(fee.incVat > 0 && left && { note: t('delivery.freeFrom', { amount: money(left), vatView }) }),
    places: pickupPoints.slice(0, shownPlaces).map((place) => ({
      id: place.id,
      name: place.name,
      address: [place.address, place.city].filter(Boolean).join(', '),
      ...(place.distance !== null && { distance: distanceText(place.distance) }),
    })),
  }));
}

/** The cheapest fee and the first day on which any of them arrives, in one line. */
export function deliveryBrief(
  { ways, currency }: Ways,
  isOnShelf: boolean,
  { locale, vatView, t }: Viewer,
): string | undefined {
  const [cheapest] = ways.toSorted((one, other) => one.fee.incVat - other.fee.incVat);
  if (!cheapest) return undefined;
  const fee = formatMoney(cheapest.fee[vatView], { currency, language: locale });
  const day = isOnShelf ? firstDay(ways) : undefined;
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'long' });
  return t('delivery.brief', {
    fee: cheapest.fee.incVat === 0 ? 'free' : fee,
    day: day === undefined ? 'none' : format.format(new Date(`${day}T00:00:00Z`)),
  });
}

function firstDay(ways: readonly DeliveryWay[]): string | undefined {
  return ways.flatMap(({ earliestDate }) => earliestDate ?? []).toSorted()[0];
}
