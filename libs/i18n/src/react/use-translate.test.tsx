import { renderToString } from 'react-dom/server';
import { FormattedMessage } from 'react-intl';
import { expect, it } from 'vitest';
import { loadMessages } from '../translate/load-messages.ts';
import { createTranslation } from './create-translation.ts';
import { TranslateProvider } from './translate-provider.tsx';
import { useTranslate } from './use-translate.ts';

function CartHeading() {
  const t = useTranslate();
  return <h1>{t('cart.heading')}</h1>;
}

const onError = (error: Error) => {
  throw error;
};

it('gives components the texts of the page’s language', async () => {
  const html = renderToString(
    <TranslateProvider translation={createTranslation({ locale: 'nb', messages: await loadMessages('nb'), onError })}>
      <CartHeading />
      <FormattedMessage id="shell.cart.count" values={{ count: 3 }} />
    </TranslateProvider>,
  );
  expect(html).toBe('<h1>Handlekurv</h1>3 varer i handlekurven');
});

it('says what is wrong when the provider is missing', () => {
  expect(() => renderToString(<CartHeading />)).toThrow('<IntlProvider> needs to exist');
});
