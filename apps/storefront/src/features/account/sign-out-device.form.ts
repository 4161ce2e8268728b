import type { SignOutDeviceResult } from '@torg/commerce-sdk/extensions';
import { defineForm } from '../../page/form/define-form.ts';
import { hiddenField } from '../../page/form/fields.ts';
import { devicesQuery } from './own-affairs-queries.ts';

/** Signs a customer out of one of the devices that they are signed in with. */
export const signOutDeviceForm = defineForm('sign-out-device', {
  fields: { device: hiddenField },
  async act(scope, { device: id }): Promise<SignOutDeviceResult> {
    const [client, { signOutDevice }] = await Promise.all([scope.extensions(), import('./own-affairs-calls.ts')]);
    if (!client) return { kind: 'unknown-device' };
    const result = await signOutDevice(client, { id });
    await scope.queries.invalidateQueries(devicesQuery(scope));
    return result;
  },
  // One that is signed out already is as it was to be.
  isDone: ({ kind }) => kind === 'ended' || kind === 'unknown-device',
});
