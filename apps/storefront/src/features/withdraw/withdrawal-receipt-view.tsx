import { observer } from 'mobx-react-lite';
import type { WithdrawalReceipt } from '@torg/commerce-sdk/extensions';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { DescriptionList, Heading, Inline, Link, Notice, Stack, Text } from '@torg/ui';
import { PrintButton } from '../../elements/print-button.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { writeMoment } from '../../display/write-moment.ts';

/** The proof that the withdrawal was received: what, when, and by which reference. The same comes by mail. */
export const WithdrawalReceiptView = observer(function WithdrawalReceiptView({
  receipt,
  name,
}: {
  receipt: WithdrawalReceipt;
  /** Of who went back on it. */
  name: string;
}) {
  const t = useTranslate();
  const { site, config, stores } = useScope();
  const { reference, orderId, receivedAt, items } = receipt;
  return (
    <Stack space="m">
      <Notice tone="success" role="status" title={t('withdraw.received')}>
        {t('withdraw.receivedText')}
      </Notice>
      <DescriptionList
        items={[
          { term: t('withdraw.receipt.reference'), value: reference },
          { term: t('withdraw.receipt.order'), value: orderId },
          { term: t('withdraw.receipt.name'), value: name },
          {
            term: t('withdraw.receipt.moment'),
            value: writeMoment(receivedAt, { language: site.languageId, timeZone: config.shop.service.timeZone }),
          },
          {
            term: t('withdraw.receipt.goods'),
            value: items.map(({ quantity, name }) => t('withdraw.line', { quantity, name })).join(', '),
          },
        ]}
      />
      <Heading level={2} size="m">
        {t('withdraw.sendBack')}
      </Heading>
      <Text>{t('withdraw.sendBackText', { company: config.shop.seller.name, reference })}</Text>
      <Text>{config.shop.seller.address.join(', ')}</Text>
      <Inline space="s">
        <PrintButton>{t('withdraw.receipt.print')}</PrintButton>
        {stores.session.user && (
          <Link href={href(site.locale, 'accountOrder', { orderId })} isStandalone>
            {t('withdraw.receipt.toOrder')}
          </Link>
        )}
        <Link href={href(site.locale, 'home', {})} isStandalone>
          {t('withdraw.receipt.toShop')}
        </Link>
      </Inline>
    </Stack>
  );
});
