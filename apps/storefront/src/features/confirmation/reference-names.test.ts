import { expect, it } from 'vitest';
import { createTranslate, loadMessages } from '@torg/i18n';

it.each(['sv', 'nb'] as const)(
  'in %s what a buyer writes is called the same in the form and afterwards',
  async (locale) => {
    const t = createTranslate({
      locale,
      messages: await loadMessages(locale),
      onError: ({ message }) => expect.unreachable(message),
    });
    const asked = [t('checkout.reference'), t('checkout.orderNumber'), t('checkout.message')];
    const shown = [t('order.reference.reference'), t('order.reference.orderNumber'), t('order.reference.message')];
    expect(asked.map((label) => label.replace(/ \(.*\)$/, ''))).toEqual(shown);
  },
);
