import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoCustomer, demoEditor } from '../settings/demo-customer.ts';
import { openAuthApi, tokensOf, type AuthApi } from '../account/testing/open-auth-api.ts';
import { describeApi, graphqlRequest } from '../testing/open-test-api.ts';

const frontPage = (preview: boolean) =>
  `{ widgetArea(family: "Frontpage", areaName: "The front page area", preview: ${preview}) { name } }`;
const samples = (preview: boolean) =>
  `{ widgetArea(alias: "exempel-pa-innehall", preview: ${preview}) { containers { widgets { name type configuration } } } }`;

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
    expect((await ask(samples(false))).area).toBeNull();
  });

  it('holds one widget of each kind, each with what it needs', async () => {
    const { area } = await ask(samples(true), await tokenOf(demoEditor));
    const widgets: { name: string; type: string; configuration: string }[] = area.containers[0].widgets;
    const keys = widgets.map(({ name, configuration }) => [name, new Set(Object.keys(JSON.parse(configuration)))]);
    const list = [
      'title',
      'mode',
      'searchParameters',
      'limitNrOfRows',
      'pageCount',
      'slideshowDisabled',
      'displayNavigationArrows',
      'displayNavigationLinks',
    ];
    const placing = ['textColor', 'textAndButtonPlacement', 'textAndButtonPlacementFullWidth'];
    const expected: [string, string[]][] = [
      ['Image', ['image', 'classNames']],
      ['Banner', ['image', 'text1', 'text2', 'buttonText', ...placing]],
      ['Text', ['title', 'subtitle', 'titleRenderMode', 'subtitleRenderMode', 'text', 'textAlignment']],
      ['Rich text', ['text']],
      ['HTML', ['html', 'css']],
      ['JSON', ['json']],
      ['Buttons', ['buttons']],
      ['Video', ['videoId', 'videoProvider', 'videoDisplayType']],
      ['Flowbox', ['active', 'flowkey', 'dynamicProductFlow', 'dynamicTagFlow', 'tags', 'tagOperator']],
      ['Product list', list],
      ['Product list', list],
    ];
    expect(keys).toEqual(expected.map(([name, wanted]) => [name, new Set(wanted)]));
    expect(widgets[3]?.type).toBe('RichTextPageWidget');
  });
});
