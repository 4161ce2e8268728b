import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoCustomer, demoEditor } from '../settings/demo-customer.ts';
import { openAuthApi, tokensOf, type AuthApi } from '../account/testing/open-auth-api.ts';
import { describeApi, graphqlRequest } from '../testing/open-test-api.ts';

const frontPage = (preview: boolean) =>
  `{ widgetArea(family: "Frontpage", areaName: "The front page area", preview: ${preview}) { name } }`;
const draft = (preview: boolean) => `{ widgetArea(alias: "utkast", preview: ${preview}) { name } }`;

describeApi('a preview', () => {
  let api: AuthApi;
  beforeAll(async () => {
    api = await openAuthApi();
  });
  afterAll(() => api.close());

  const tokenOf = async ({ email, password }: { email: string; password: string }) =>
    (await tokensOf(await api.signIn({ username: email, password }))).token;
  const ask = async (query: string, token?: string) => {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const { data, errors = [] } = await (await api.fetch(graphqlRequest({ query }, headers))).json();
    return {
      area: data.widgetArea,
      codes: errors.map((error: { extensions: { code: string } }) => error.extensions.code),
    };
  };

  it('shows an editor what is not published', async () => {
    const token = await tokenOf(demoEditor);
    expect((await ask(frontPage(true), token)).area).toEqual({ name: 'Front page in January' });
    expect((await ask(frontPage(false), token)).area).toEqual({ name: 'Front page' });
  });

  it.each(['nobody', 'a customer', 'a forged token'])('is refused to %s', async (who) => {
    const editor = await tokenOf(demoEditor);
    const tokens: Record<string, string | undefined> = {
      'a customer': await tokenOf(demoCustomer),
      'a forged token': `${editor.slice(0, -4)}AAAA`,
    };
    const { area, codes } = await ask(frontPage(true), tokens[who]);
    expect(area).toBeNull();
    expect(codes).toEqual(['FORBIDDEN']);
  });

  it('ends with the token', async () => {
    const token = await tokenOf(demoEditor);
    api.at(15 * 60_000);
    expect((await ask(frontPage(true), token)).codes).toEqual(['FORBIDDEN']);
    api.at(0);
  });

  it('is the only way to drafts', async () => {
    expect((await ask(draft(false))).area).toBeNull();
    expect((await ask(draft(true), await tokenOf(demoEditor))).area).toEqual({ name: 'draft' });
  });
});
