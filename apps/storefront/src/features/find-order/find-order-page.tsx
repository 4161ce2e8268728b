import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Button, Container, Heading, Link, Notice, Stack, Text, TextField } from '@torg/ui';
import { FormColumn } from '../../elements/form-column.tsx';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';

const shownForm = { name: 'find-order', fetch: async () => (await import('./find-order.form.ts')).findOrderForm };

/**
 * Where whoever bought without an account comes to their order. Its link goes to the address that it was bought with and
 * nowhere else: a number can be guessed and an address is known to others, so that showing it here would show it to them.
 */
export function FindOrderPage() {
  const t = useTranslate();
  const { site, config } = useScope();
  const form = useForm(shownForm);
  const { outcome } = form;
  const answer = outcome?.answer;
  return (
    <Container width="narrow">
      <Stack space="l">
        <Heading level={1}>{t('find.heading')}</Heading>
        {answer?.kind === 'asked' ? (
          <Stack space="m">
            <Notice tone="success" role="status">
              {t('find.asked', { email: outcome?.typed.email ?? '', number: outcome?.typed.orderNumber ?? '' })}
            </Notice>
            <Text tone="soft">{t('find.notCome', { email: config.shop.seller.email })}</Text>
            <div>
              <Link href={href(site.locale, 'findOrder', {})} isStandalone>
                {t('find.again')}
              </Link>
            </div>
          </Stack>
        ) : (
          <form {...form.props}>
            {form.marker}
            <FormColumn>
              <Stack space="m">
                <Problem kind={answer?.kind} />
                <Text tone="soft">{t('find.text')}</Text>
                <TextField
                  {...form.field('orderNumber')}
                  label={t('find.number')}
                  hint={t('find.number.hint')}
                  inputMode="numeric"
                  autoComplete="off"
                  required
                />
                <TextField
                  {...form.field('email')}
                  label={t('find.email')}
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  required
                />
                <div>
                  <Button type="submit" size="l" isPending={form.isPending}>
                    {t('find.submit')}
                  </Button>
                </div>
                <div>
                  <Link href={href(site.locale, 'accountOrders', {})} isStandalone>
                    {t('find.signIn')}
                  </Link>
                </div>
              </Stack>
            </FormColumn>
          </form>
        )}
      </Stack>
    </Container>
  );
}

/** Why no link was asked for. */
function Problem({ kind }: { kind: string | undefined }) {
  const t = useTranslate();
  if (kind === undefined || kind === 'asked') return null;
  return (
    <Notice tone="danger" role="alert">
      {kind === 'too-many-attempts' ? t('find.limited') : t('errors.generic')}
    </Notice>
  );
}
