import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StickyBuyBar } from './sticky-buy-bar.tsx';

type Seen = Pick<IntersectionObserverEntry, 'isIntersecting'> & { boundingClientRect: { bottom: number } };

let tell: (seen: Seen) => void = () => {};

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(follow: (entries: readonly Seen[]) => void) {
        tell = (seen) => act(() => follow([seen]));
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderBar() {
  render(
    <>
      <button id="main">Köp</button>
      <StickyBuyBar watches="main" name="Mugg" price="79 kr">
        <button>Köp nu</button>
      </StickyBuyBar>
    </>,
  );
}

it.each([
  ['above', -10],
  ['below', 1200],
])('is there while the button lies %s the screen, and gone when that is back', (_, bottom) => {
  renderBar();
  tell({ isIntersecting: false, boundingClientRect: { bottom } });
  expect(screen.getByText('Köp nu')).toBeDefined();
  tell({ isIntersecting: true, boundingClientRect: { bottom: 40 } });
  expect(screen.queryByText('Köp nu')).toBeNull();
});

it('is there before anybody knows, so that it serves without script', () => {
  renderBar();
  expect(screen.getByText('Köp nu')).toBeDefined();
});
