// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useQuietMoment } from './use-quiet-moment.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Question() {
  return useQuietMoment() && 'Får vi?';
}

let place: HTMLElement;
const later = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  place = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(place).render(<Question />));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

it('asks a while after the last press, and stays', async () => {
  await later(1_000);
  window.dispatchEvent(new Event('pointerdown'));
  await later(1_000);
  expect(place.textContent).toBe('');
  await later(1_000);
  expect(place.textContent).toBe('Får vi?');
  window.dispatchEvent(new Event('pointerdown'));
  await later(10);
  expect(place.textContent).toBe('Får vi?');
});

it.each(['<dialog open></dialog>', '<div role="dialog"></div>', '<button aria-busy="true"></button>'])(
  'asks nobody who is in the middle of %s',
  async (html) => {
    const busy = document.body.appendChild(document.createElement('div'));
    busy.innerHTML = html;
    await later(10_000);
    expect(place.textContent).toBe('');
    busy.remove();
    await later(2_000);
    expect(place.textContent).toBe('Får vi?');
  },
);
