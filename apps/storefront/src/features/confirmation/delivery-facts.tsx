import { useTranslate } from '@torg/i18n/react';
import { formatDate } from '@torg/i18n';
import { Link, PostalAddress } from '@torg/ui';
import type { OrderParcel } from '@torg/commerce-sdk/domain';
import { countryOf } from '../../display/country-of.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { addressLines } from '../../display/address-lines.ts';
import type { Confirmation } from './confirmation.ts';
import { sentTo } from './sent-to.ts';
import { fact, FactsSection } from '../../elements/facts-section.tsx';

/** How, where to and when it is sent, and what of it is on its way. */
export function DeliveryFacts({ confirmation }: { confirmation: Confirmation }) {
  const { agreed, order, placed } = confirmation;
  const t = useTranslate();
  const { site } = useScope();
  const parcels = (order?.parcels ?? []).filter(({ parcelNumber, trackingLink }) => parcelNumber ?? trackingLink);
  const wished = placed?.desiredDeliveryDate ?? order?.desiredDeliveryDate;
  const address = sentTo(confirmation);
  return (
    <FactsSection
      heading={t('order.delivery.heading')}
      facts={[
        fact(t('order.delivery.way'), agreed?.shippingName ?? order?.parcels[0]?.name),
        fact(t('order.delivery.place'), agreed?.pickupPoint),
        fact(t('order.delivery.time'), agreed?.deliveryTime),
        fact(t('order.delivery.wished'), wished && formatDate(wished, site.locale)),
        fact(t('order.delivery.parcel'), parcels.length > 0 && <Parcels parcels={parcels} />),
      ]}
    >
      {address && (
        <PostalAddress heading={t('order.delivery.address')} lines={addressLines(address, countryOf(site))} />
      )}
    </FactsSection>
  );
}

function Parcels({ parcels }: { parcels: readonly OrderParcel[] }) {
  const t = useTranslate();
  return (
    <ul>
      {parcels.map(({ parcelNumber, trackingLink }, index) => (
        <li key={index}>
          {trackingLink ? (
            <Link href={trackingLink} target="_blank" rel="noopener noreferrer">
              {t('order.delivery.follow', { number: parcelNumber ?? '' })}
            </Link>
          ) : (
            parcelNumber
          )}
        </li>
      ))}
    </ul>
  );
}
