import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import type { SavedCart } from '@torg/commerce-sdk/extensions';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Button, Heading, Inline, Link, Notice, Stack, Text, TextField } from '@torg/ui';
import { FormColumn } from '../../elements/form-column.tsx';
import type { Outage } from '../../page/form/define-form.ts';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { dayOf } from './order-words.ts';
import * as styles from './orders-page.css.ts';
import type { SavedCartAnswer } from './saved-carts.form.ts';
import { savedCartsQuery } from './saved-carts-query.ts';
import { savedThings } from './saved-things.ts';

const shownForm = { name: 'saved-carts', fetch: async () => (await import('./saved-carts.form.ts')).savedCartsForm };

/** The carts that a customer keeps by name, and where the one in hand is kept. */
export function SavedCartsPage() {
  const t = useTranslate();
  const { data: carts } = useQuery(savedCartsQuery(useScope()));
  return (
    <Stack space="xl">
      <Stack space="s">
        <Heading level={1}>{t('account.savedCarts.heading')}</Heading>
        <Text tone="soft">{t('saved-carts.text')}</Text>
      </Stack>
      <KeepForm />
      {carts && carts.length > 0 && (
        <ul className={styles.list} aria-label={t('account.savedCarts.heading')}>
          {carts.map((cart) => (
            <li key={cart.id}>
              <KeptCart cart={cart} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

const KeepForm = observer(function KeepForm() {
  const t = useTranslate();
  const { stores } = useScope();
  const form = useForm(shownForm, { about: { what: 'save' } });
  const answer = form.outcome?.answer;
  const count = stores.cart.itemCount;
  return (
    <form {...form.props}>
      {form.marker}
      <FormColumn>
        <Stack space="m">
          <Said answer={answer} />
          {count === 0 ? (
            <Text>{t('saved-carts.emptyCart')}</Text>
          ) : (
            <>
              <TextField
                {...form.field('name')}
                label={t('saved-carts.name')}
                hint={t('saved-carts.name.hint', { count })}
                maxLength={60}
                autoComplete="off"
                required
              />
              <div>
                <Button type="submit" isPending={form.isPending}>
                  {t('saved-carts.save')}
                </Button>
              </div>
            </>
          )}
        </Stack>
      </FormColumn>
    </form>
  );
});

const KeptCart = observer(function KeptCart({ cart }: { cart: SavedCart }) {
  const t = useTranslate();
  const scope = useScope();
  const { id, name, items, savedAt } = cart;
  const form = useForm(shownForm, { about: { id } });
  const things = savedThings(items);
  const sold = things.flatMap(({ name: called, quantity }) =>
    called === null ? [] : [t('saved-carts.item', { quantity, name: called })],
  );
  const gone = things.length - sold.length;
  const hasCart = scope.stores.cart.itemCount > 0;
  return (
    <form {...form.props}>
      {form.marker}
      <Stack space="s">
        <Heading level={2} size="m">
          {name}
        </Heading>
        <Text size="s" tone="soft">
          {t('saved-carts.savedAt', { day: dayOf(savedAt, scope) })}
        </Text>
        <Text>{sold.join(', ')}</Text>
        {gone > 0 && <Text tone="soft">{t('saved-carts.gone', { count: gone })}</Text>}
        <Said answer={form.outcome?.answer} />
        <Inline space="s">
          <Button
            type="submit"
            name="what"
            value="add"
            variant="secondary"
            size="s"
            isPending={form.isPending}
            aria-label={t('saved-carts.add.which', { name })}
          >
            {t('saved-carts.add')}
          </Button>
          {hasCart && (
            <Button
              type="submit"
              name="what"
              value="replace"
              variant="secondary"
              size="s"
              isPending={form.isPending}
              aria-label={t('saved-carts.replace.which', { name })}
            >
              {t('saved-carts.replace')}
            </Button>
          )}
          <Button
            type="submit"
            name="what"
            value="remove"
            variant="quiet"
            size="s"
            icon="trash"
            aria-label={t('saved-carts.remove.which', { name })}
          >
            {t('saved-carts.remove')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
});

function Said({ answer }: { answer: SavedCartAnswer | Outage | null | undefined }) {
  const t = useTranslate();
  const { site } = useScope();
  switch (answer?.kind) {
    case 'saved':
      return (
        <Notice tone="success" role="status">
          {t('saved-carts.saved', { name: answer.name })}
        </Notice>
      );
    case 'opened':
      return (
        <Notice
          tone={answer.short.length + answer.gone > 0 ? 'warning' : 'success'}
          role="status"
          title={t('saved-carts.opened', { name: answer.name })}
        >
          {answer.short.map((thing, index) => (
            <Text key={index}>{t('saved-carts.short', { ...thing })}</Text>
          ))}
          {answer.gone > 0 && <Text>{t('saved-carts.gone', { count: answer.gone })}</Text>}
          {answer.before !== null && <Text>{t('saved-carts.keptBefore', { name: answer.before })}</Text>}
          <Link href={href(site.locale, 'cart', {})}>{t('saved-carts.toCart')}</Link>
        </Notice>
      );
    case 'nothing':
    case 'full':
    case 'outage':
      return (
        <Notice tone="danger" role="alert">
          {t(answer.kind === 'outage' ? 'errors.generic' : `saved-carts.${answer.kind}`)}
        </Notice>
      );
    default:
      return null;
  }
}
