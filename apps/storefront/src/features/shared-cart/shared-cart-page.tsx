import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import type { Cart } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Button, ButtonLink, Container, EmptyState, Heading, Notice, Stack, Text } from '@torg/ui';
import { FixedLine } from '../../elements/fixed-line.tsx';
import { useNavigate, useSearchParams } from '../../navigation/router-navigation.ts';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';
import { useVatView } from '../../scope/use-vat-view.ts';
import { canBeCopied } from './copied-items.ts';
import { sharedCartQuery } from './shared-cart-query.ts';
import * as styles from './shared-cart-page.css.ts';

const shownForm = { name: 'shared-cart', fetch: async () => (await import('./shared-cart.form.ts')).sharedCartForm };

/** A cart that somebody shares by its link: to be read, and copied into one's own. It stays theirs. */
export function SharedCartPage() {
  const t = useTranslate();
  const { commerce, site } = useScope();
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const isNamed = useIdAfterHash(id);
  const { data: shared } = useQuery(sharedCartQuery(commerce, id));
  const kind = isNamed ? shared?.kind : 'gone';
  const isWaiting = kind === undefined || kind === 'none';
  return (
    <Container>
      <Stack space="l">
        <Heading level={1}>{t('shared-cart.heading')}</Heading>
        {isWaiting && (
          <>
            <Text tone="muted">{t('shared-cart.loading')}</Text>
            <noscript>
              <Text>{t('shared-cart.needsScript')}</Text>
            </noscript>
          </>
        )}
        {shared?.kind === 'shared' && <Shared id={id} cart={shared.cart} />}
        {(kind === 'gone' || kind === 'ordered') && (
          <EmptyState
            icon="cart"
            heading={t(`shared-cart.${kind}.heading`)}
            text={t(`shared-cart.${kind}.text`)}
            action={<ButtonLink href={href(site.locale, 'home', {})}>{t('shared-cart.home')}</ButtonLink>}
          />
        )}
      </Stack>
    </Container>
  );
}

/** An old link has the cart after its `#`, which only the tab sees. False once it is known that no cart is named at all. */
function useIdAfterHash(id: string): boolean {
  const isAlive = useHydrated();
  const navigate = useNavigate();
  const { site } = useScope();
  useEffect(() => {
    const named = decodeURIComponent(location.hash.slice(1));
    if (id === '' && named !== '') void navigate(href(site.locale, 'sharedCart', {}, { id: named }), { replace: true });
  }, [id, navigate, site.locale]);
  return id !== '' || !isAlive || location.hash.length > 1;
}

const Shared = observer(function Shared({ id, cart }: { id: string; cart: Cart }) {
  const t = useTranslate();
  const { config, site, stores } = useScope();
  const viewer = { locale: site.locale, vatView: useVatView(), t };
  const form = useForm(shownForm, { about: { id } });
  const answer = form.outcome?.answer;
  // Gifts come by themselves.
  const lines = cart.lines.filter(({ isFreeGift }) => !isFreeGift);
  const packages = config.api.extensions !== null;
  const left = lines.filter((line) => !canBeCopied(line, { packages }));
  const count = lines.length - left.length;
  return (
    <>
      <Text isMeasured>{t(stores.cart.itemCount > 0 ? 'shared-cart.intro.beside' : 'shared-cart.intro')}</Text>
      {answer && answer.kind !== 'done' && (
        <Notice tone="danger" role="alert">
          {t(answer.kind === 'outage' ? 'errors.generic' : 'shared-cart.nothing')}
        </Notice>
      )}
      {left.length > 0 && (
        <Notice tone="warning">
          {t(count === 0 ? 'shared-cart.nothing' : 'shared-cart.left', {
            names: [...new Set(left.map((line) => line.package?.packageName ?? line.product.name))].join(', '),
          })}
        </Notice>
      )}
      <ul className={styles.lines} aria-label={t('shared-cart.lines')}>
        {lines.map((line) => (
          <FixedLine
            key={line.id}
            line={line}
            viewer={viewer}
            quantity={t('shared-cart.pieces', { count: line.quantity })}
          />
        ))}
      </ul>
      {count > 0 && (
        <form {...form.props}>
          {form.marker}
          <Button type="submit" size="l" icon="cart" isPending={form.isPending}>
            {t('shared-cart.copy')}
          </Button>
        </form>
      )}
    </>
  );
});
