// @vitest-environment jsdom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStores } from '@torg/stores';
import { createFakeStorePorts } from '@torg/stores/testing';
import { ShownPageProvider, type ShownPage } from '../page/shown-page.tsx';
import type { AppScope } from '../scope/app-scope.ts';
import { ScopeProvider } from '../scope/scope-context.tsx';
import { StaticDocumentProvider, StaticPart } from './static-part.tsx';
import { staticWakers } from './static-wakers.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const first: ShownPage = { kind: 'failed', status: 404, alternates: {} };

function Goods({ ask }: { ask: () => Promise<string> }) {
  const { data } = useSuspenseQuery({ queryKey: ['goods'], queryFn: ask, retry: false });
  const [presses, setPresses] = useState(0);
  return (
    <p>
      {data}
      <button onClick={() => setPresses(presses + 1)}>{presses}</button>
    </p>
  );
}

interface Tab {
  queries: QueryClient;
  page?: ShownPage;
  outlivesPage?: boolean;
  ask: () => Promise<string>;
  scope: AppScope;
  isServer?: boolean;
}

function tree({ queries, page = first, outlivesPage = false, ask, scope, isServer = false }: Tab) {
  const written = { page: first, customer: undefined, ...(isServer && { queries }) };
  return (
    <ScopeProvider value={scope}>
      <QueryClientProvider client={queries}>
        <ShownPageProvider value={page}>
          <StaticDocumentProvider value={written}>
            <StaticPart outlivesPage={outlivesPage}>
              <Goods ask={ask} />
            </StaticPart>
          </StaticDocumentProvider>
        </ShownPageProvider>
      </QueryClientProvider>
    </ScopeProvider>
  );
}

/** A tab whose server had the goods and sent none of their data. */
async function openTab({ ask = async () => 'asked', outlivesPage = false } = {}) {
  const scope = { stores: createStores(createFakeStorePorts()) } as AppScope; // all that a part looks at
  const atServer = new QueryClient();
  atServer.setQueryData(['goods'], 'written');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(tree({ queries: atServer, ask, scope, isServer: true }));
  const asked = vi.fn(ask);
  const tab = { queries: new QueryClient(), ask: asked, scope, outlivesPage };
  const onRecoverableError = vi.fn();
  const root = await act(async () =>
    hydrateRoot(container, tree(tab), { onRecoverableError, onCaughtError: () => {} }),
  );
  const show = (page: ShownPage) => act(async () => root.render(tree({ ...tab, page })));
  return { container, asked, onRecoverableError, scope, show };
}

afterEach(() => document.body.replaceChildren());

describe('a static part', () => {
  it('stays as the server wrote it, and asks for nothing', async () => {
    const { container, asked, onRecoverableError } = await openTab();
    expect(container.textContent).toBe('written0');
    expect(asked).not.toHaveBeenCalled();
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('is drawn with the next page, and stays drawn when the first one comes again', async () => {
    const { container, show } = await openTab();
    await show({ ...first });
    expect(container.textContent).toBe('asked0');
    await show(first);
    expect(container.textContent).toBe('asked0');
  });

  it('stays over pages in the frame around them', async () => {
    const { container, show } = await openTab({ outlivesPage: true });
    await show({ ...first });
    expect(container.textContent).toBe('written0');
  });

  it('is drawn for another view of VAT, and for another customer', async () => {
    const { container, scope } = await openTab();
    await act(async () => scope.stores.customer.receive('ORGANIZATION'));
    expect(container.textContent).toBe('asked0');
    const other = await openTab();
    await act(async () =>
      other.scope.stores.session.receive({ email: 'anna@torg.example', firstName: 'Anna', lastName: 'Ek' } as never),
    );
    expect(other.container.textContent).toBe('asked0');
  });

  it('keeps what was there where its data does not come', async () => {
    const ask = () => Promise.reject(new Error('no answer'));
    const { container, scope } = await openTab({ ask });
    await act(async () => scope.stores.customer.receive('ORGANIZATION'));
    expect(container.textContent).toBe('written0');
  });

  it('is woken by its element, and answers with what is drawn', async () => {
    const { container } = await openTab();
    const part = container.querySelector('[data-static]');
    let woken: Promise<Element> | undefined;
    await act(async () => void (woken = part ? staticWakers.get(part)?.() : undefined));
    const drawn = await woken;
    await act(async () => drawn?.querySelector('button')?.click());
    expect(container.textContent).toBe('asked1');
  });
});
