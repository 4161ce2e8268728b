// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { comingMark } from '../page/coming-mark.ts';
import { laterCode } from './later-part.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
const place = document.createElement('div');
const pressed: string[] = [];

function Sum({ rendered }: { rendered: number }) {
  return <button onClick={() => pressed.push('sum')}>{rendered} kr</button>;
}

const press = () => act(async () => place.querySelector('button')?.click());

/** The page as the server rendered it, come alive in a tab whose code for the part comes as it is told to. */
async function openTab(load: () => Promise<{ Sum: typeof Sum }>) {
  const onServer = laterCode(async () => ({ Sum }));
  await onServer.fetch();
  const Rendered = onServer.part((code) => code.Sum);
  place.innerHTML = renderToString(<Rendered rendered={1} />);
  const Part = laterCode(load).part((code) => code.Sum);
  pressed.length = 0;
  const onRecoverableError = (error: unknown) => expect.unreachable(String(error));
  await act(async () => {
    root = hydrateRoot(place, <Part rendered={1} />, { onRecoverableError });
  });
  return { drawAnew: () => act(async () => root.render(<Part rendered={2} />)) };
}

afterEach(() => act(async () => root.unmount()));

it('is rendered whole by a server, stands as it is until its code has come, and is alive from then on', async () => {
  let deliver = () => {};
  const tab = await openTab(() => new Promise((resolve) => (deliver = () => resolve({ Sum }))));
  await press();
  await tab.drawAnew();
  expect(place.textContent).toBe('1 kr');
  expect(pressed).toEqual([]);
  expect(place.querySelector(`[${comingMark}] button`)).not.toBeNull();
  await act(async () => deliver());
  expect(place.textContent).toBe('1 kr');
  // From here on what is done in it is heard.
  expect(place.querySelector(`[${comingMark}]`)).toBeNull();
  await press();
  expect(pressed).toEqual(['sum']);
});

it('is heard as soon as it is seen where the browser draws it', async () => {
  const known = laterCode(async () => ({ Sum }));
  await known.fetch();
  const Part = known.part((code) => code.Sum);
  place.innerHTML = '';
  await act(async () => {
    root = createRoot(place);
    root.render(<Part rendered={1} />);
  });
  expect(place.textContent).toBe('1 kr');
  expect(place.querySelector(`[${comingMark}]`)).toBeNull();
});

describe('where its code does not come', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A tab whose first fetches fail, as many as told. */
  const openOffline = (failures: number) => {
    const load = vi.fn(async () => ({ Sum }));
    for (let count = 0; count < failures; count++) load.mockRejectedValueOnce(new Error('offline'));
    return openTab(load);
  };

  it('goes on standing', async () => {
    const tab = await openOffline(1);
    await tab.drawAnew();
    await press();
    expect(place.textContent).toBe('1 kr');
    expect(pressed).toEqual([]);
  });

  it('is alive as soon as there is a connection', async () => {
    await openOffline(1);
    await act(async () => dispatchEvent(new Event('online')));
    await press();
    expect(pressed).toEqual(['sum']);
  });

  it('is tried again every ten seconds until it is alive', async () => {
    await openOffline(2);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await press();
    expect(pressed).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await press();
    expect(pressed).toEqual(['sum']);
  });
});
