import { expect, it } from 'vitest';
import type { Translate } from '@torg/i18n';
import { createStores } from '@torg/stores';
import { createFakeStorePorts } from '@torg/stores/testing';
import { hearSession } from './connect-tab.ts';

const t: Translate = (key, ...values) => [key, ...values].join(' ');
const anna = { email: 'anna@torg.example', firstName: 'Anna', lastName: 'Ek', customerType: 'PERSON' } as const;

it('tells a customer that another tab signed them out, and nobody else', () => {
  const stores = createStores(createFakeStorePorts());
  const said = () => stores.ui.notifications.current?.message;
  hearSession({ stores, t }, null);
  hearSession({ stores, t }, anna);
  expect(said()).toBeUndefined();
  hearSession({ stores, t }, null);
  expect([stores.session.user, said()]).toEqual([null, 'account.signedOut']);
});
