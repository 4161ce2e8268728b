import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoCustomer } from '../settings/demo-customer.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { openAuthApi, passwordUrl, registerUrl, tokensOf, type AuthApi } from './testing/open-auth-api.ts';

describeApi('what an owner cannot be told of, as no mail is taken,', () => {
  let api: AuthApi;
  beforeAll(async () => {
    api = await openAuthApi({ queueMail: () => Promise.reject(new Error('The outbox takes nothing')) });
  });
  afterAll(() => api.close());

  it('is no new password: the old one and its sessions stay', async () => {
    const { token } = await tokensOf(await api.signIn());
    expect((await api.submit(passwordUrl, { newPassword: 'nytt-ord-7' })).status).toBe(500);
    expect((await api.queryAs(token, '{ getUser { email } }')).data.getUser.email).toBe(demoCustomer.email);
    expect((await api.signIn()).status).toBe(200);
  });

  it('is no end of the account', async () => {
    const bo = { username: 'bo@torg.example', password: 'hemligt7' };
    const { token } = await tokensOf(await api.submit(registerUrl, bo));
    expect((await api.queryAs(token, 'mutation { deleteUser }')).codes).toEqual(['INTERNAL_SERVER_ERROR']);
    expect((await api.signIn(bo)).status).toBe(200);
  });
});
