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

it('comes when the button has left the screen above, and goes when it is back', () => {
  renderBar();
  expect(screen.queryByText('Köp nu')).toBeNull();
  tell({ isIntersecting: false, boundingClientRect: { bottom: -10 } });
  expect(screen.getByText('Köp nu')).toBeDefined();
  tell({ isIntersecting: true, boundingClientRect: { bottom: 40 } });
  expect(screen.queryByText('Köp nu')).toBeNull();
});

it('is not there while the button is still further down', () => {
  renderBar();
  tell({ isIntersecting: false, boundingClientRect: { bottom: 1200 } });
  expect(screen.queryByText('Köp nu')).toBeNull();
});
