import type { Campaign } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Inline, Link, Text } from '@torg/ui';

/** The campaigns that a product is part of, each with a way to all of its products. One that keeps its name to itself is left out. */
export function CampaignLinks({ campaigns }: { campaigns: readonly Campaign[] }) {
  const t = useTranslate();
  const named = campaigns.filter(({ isTitleHidden, name }) => !isTitleHidden && name !== '');
  if (named.length === 0) return null;
  return (
    <Inline space="s">
      <Text size="s" tone="soft">
        {t('product.campaigns')}
      </Text>
      {named.map(({ campaignId, name, canonicalUrl }) =>
        canonicalUrl === null ? (
          <span key={campaignId}>{name}</span>
        ) : (
          <Link key={campaignId} href={canonicalUrl} isStandalone>
            {name}
          </Link>
        ),
      )}
    </Inline>
  );
}
