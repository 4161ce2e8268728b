import { renderToString } from 'react-dom/server';
import { FormattedMessage } from 'react-intl';
import { expect, it } from 'vitest';
import { loadMessages } from '../translate/load-messages.ts';
import { TranslateProvider, useTranslate } from './translate-provider.tsx';

function CartHeading() {
  const t = useTranslate();
  return <h1>{t('cart.heading')}</h1>;
}

const onError = (error: Error) => {
  throw error;
};

it('gives components the texts of the page’s language', async () => {
  const html = renderToString(
    <TranslateProvider locale="nb" messages={await loadMessages('nb')} onError={onError}>
      <CartHeading />
      <FormattedMessage id="cart.count" values={{ count: 3 }} />
    </TranslateProvider>,
  );
  expect(html).toBe('<h1>Handlekurv</h1>3 varer i handlekurven');
});

it('says what is wrong when the provider is missing', () => {
  expect(() => renderToString(<CartHeading />)).toThrow('outside of TranslateProvider');
});
