import type { ChangeEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { Button, Inline, NativeSelect } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { useForm } from '../../page/form/use-form.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';
import * as styles from './cart-contents.css.ts';

const shownForm = {
  name: 'delivery-country',
  fetch: async () => (await import('./delivery-country.form.ts')).deliveryCountryForm,
};

/** Where the cart goes, which decides its currency, VAT and shipping. Not asked where there is but one country. */
export function DeliveryCountry() {
  return useScope().stores.market.checkoutMarkets.length > 1 && <CountryForm />;
}

const CountryForm = observer(function CountryForm() {
  const t = useTranslate();
  const { site, stores } = useScope();
  const { ui } = stores;
  const isHydrated = useHydrated();
  const { checkoutMarkets, checkoutMarket } = stores.market;
  const form = useForm(shownForm, { isPrefetched: true, latestWins: true, leadsOn: false });
  const names = new Intl.DisplayNames(site.locale, { type: 'region' });
  const options = checkoutMarkets.map(({ alias, country, currency }) => ({
    value: alias,
    label: t('cart.deliverTo.option', { country: names.of(country) ?? country, currency }),
  }));
  // A market that can only be looked at counts the cart as well, until the shopper says where it goes.
  const chosen = options.some(({ value }) => value === checkoutMarket) ? checkoutMarket : '';
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    // Counted later, the cart would change when nobody looks.
    if (!ui.online) return ui.notifications.show(t('errors.offline.failed'), { mode: 'error' });
    form.send({ checkoutMarket: target.value });
  };
  const countryForm = (
    <form {...form.props}>
      {form.marker}
      <Inline space="s" align="end">
        <NativeSelect
          name={form.field('checkoutMarket').name}
          label={t('cart.deliverTo.label')}
          options={options}
          {...(chosen === '' && { placeholder: t('cart.deliverTo.choose') })}
          {...(isHydrated ? { value: chosen, onChange: choose } : { defaultValue: chosen })}
        />
        {!isHydrated && (
          <Button type="submit" variant="secondary">
            {t('cart.deliverTo.submit')}
          </Button>
        )}
      </Inline>
    </form>
  );
  const country = checkoutMarkets.find(({ alias }) => alias === chosen)?.country;
  if (country === undefined) return countryForm;
  return (
    <details className={styles.country}>
      <summary className={styles.countrySummary}>
        {t('cart.deliverTo.now', { country: names.of(country) ?? country })}
      </summary>
      {countryForm}
    </details>
  );
});
