// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { readListQuery } from '@torg/commerce-sdk/domain';
import { expect, it } from 'vitest';
import { BrowserRouter } from '../../navigation/browser-router.tsx';
import { useLocation } from '../../navigation/router-navigation.ts';
import { choiceAddress } from './list-source.ts';
import { useWish, type UsedWish } from './use-wish.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const bowls = { products: { categoryAlias: 'skalar' } };
const pathname = '/c/skalar';

/** A list in a tab whose pages come when the test says so. */
async function openList() {
  const root = createRoot(document.createElement('div'));
  let used: UsedWish;
  let key = 0;
  const asked: string[] = [];
  function List() {
    const query = new URLSearchParams(useLocation().search);
    used = useWish(readListQuery(query), (choice) => choiceAddress(bowls, { pathname, query }, choice));
    return null;
  }
  /** The page of an address comes to the screen. */
  const come = (address: string) => {
    const [, search = ''] = address.split('?');
    const location = { pathname, search: search && `?${search}`, hash: '', key: String((key += 1)) };
    const go = (path: string) => void asked.push(path);
    return act(async () =>
      root.render(
        <BrowserRouter basePath="" location={location} go={go} step={() => {}}>
          <List />
        </BrowserRouter>,
      ),
    );
  };
  await come(pathname);
  return {
    come,
    wanted: () => used.wanted.sort,
    async choose(sort: 'LATEST' | 'PRICE' | 'PRICE_DESC') {
      await act(async () => used.choose({ ...used.wanted, sort }));
      return asked.at(-1) ?? '';
    },
  };
}

it('a choice stands from the click on, and once its list is there', async () => {
  const list = await openList();
  const latest = await list.choose('LATEST');
  expect(list.wanted()).toBe('LATEST');
  await list.come(latest);
  expect(list.wanted()).toBe('LATEST');
});

it('the last choice stands while the lists of those before it come to the screen late', async () => {
  const list = await openList();
  const latest = await list.choose('LATEST');
  const cheap = await list.choose('PRICE');
  await list.choose('PRICE_DESC');
  for (const address of [latest, cheap]) {
    await list.come(address);
    expect(list.wanted()).toBe('PRICE_DESC');
  }
});

it('is what the list shows again where the last choice could not be had', async () => {
  const list = await openList();
  const latest = await list.choose('LATEST');
  await list.choose('PRICE');
  await list.come(latest);
  // The same place once more.
  await list.come(latest);
  expect(list.wanted()).toBe('LATEST');
});

it('is what another place shows where the visitor goes elsewhere meanwhile', async () => {
  const list = await openList();
  await list.come(await list.choose('LATEST'));
  await list.choose('PRICE');
  await list.come(pathname);
  expect(list.wanted()).not.toBe('PRICE');
});
