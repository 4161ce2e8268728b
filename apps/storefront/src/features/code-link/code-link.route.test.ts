import { expect, it } from 'vitest';
import { PageNotFound } from '../../page/define-route.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { route } from './code-link.route.tsx';

const scope = { t: (key: string) => key } as AppScope; // all that the head is made of
const load = (query: string) => route.load(scope, { params: {}, url: new URL(`https://a.example/kod${query}`) });

it('is a page for whoever has the link, and for no search engine', async () => {
  expect(await load('?code=SOMMAR')).toMatchObject({ indexed: false });
});

it('is missing without a code', () => {
  expect(() => load('?code=%20')).toThrow(PageNotFound);
});
