import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { href, siteHref, sitePath } from '@torg/market-routing';
import { Button, ButtonLink, Notice, Stack, Text } from '@torg/ui';
import { LinkToCopy } from '../../elements/link-to-copy.tsx';
import { cartListPath } from '../../navigation/cart-list-path.ts';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import * as styles from './cart-contents.css.ts';

const shareForm = { name: 'share-cart', fetch: async () => (await import('./share-cart.form.ts')).shareCartForm };

/** What can be done with the cart as a whole: a link to it for somebody else, a file of it, and more by article numbers. */
export const CartTools = observer(function CartTools() {
  const t = useTranslate();
  const { site, config } = useScope();
  const form = useForm(shareForm);
  const answer = form.outcome?.answer;
  return (
    <Stack space="s">
      <form {...form.props}>
        {form.marker}
        <div className={styles.tools}>
          <Button type="submit" variant="quiet" size="s" isPending={form.isPending}>
            {t('cart.share')}
          </Button>
          <ButtonLink href={sitePath(site, cartListPath)} variant="quiet" size="s" download="">
            {t('cart.list')}
          </ButtonLink>
          {config.api.extensions !== null && (
            <>
              <ButtonLink href={href(site.locale, 'savedCarts', {})} variant="quiet" size="s">
                {t('cart.save')}
              </ButtonLink>
              <ButtonLink href={href(site.locale, 'quickOrder', {})} variant="quiet" size="s">
                {t('cart.byNumber')}
              </ButtonLink>
            </>
          )}
        </div>
      </form>
      <div role="status">
        {answer?.kind === 'shared' && (
          <Stack space="xs">
            <LinkToCopy
              address={site.origin + siteHref(site, 'sharedCart', {}, { id: answer.id })}
              words={{
                label: t('cart.share.link'),
                copy: t('cart.share.copy'),
                copied: t('cart.share.copied'),
                byHand: t('cart.share.byHand'),
              }}
            />
            <Text size="s" tone="soft">
              {t('cart.share.means')}
            </Text>
          </Stack>
        )}
        {(answer?.kind === 'outage' || answer?.kind === 'empty') && (
          <Notice tone="warning">{t('errors.generic')}</Notice>
        )}
      </div>
    </Stack>
  );
});
