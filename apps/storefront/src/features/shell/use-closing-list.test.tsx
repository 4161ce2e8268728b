// @vitest-environment jsdom
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useClosingList } from './use-closing-list.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Markets() {
  const ref = useRef<HTMLDetailsElement>(null);
  useClosingList(ref);
  return (
    <>
      <details ref={ref}>
        <summary>Sverige</summary>
        <a href="/no">Norge</a>
      </details>
      <input />
    </>
  );
}

let root: Root;

beforeEach(async () => {
  document.body.innerHTML = '<div id="shop"></div>';
  root = createRoot(find('#shop'));
  await act(async () => root.render(<Markets />));
  list().open = true;
});

afterEach(() => act(() => root.unmount()));

const find = <Found extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector) ?? expect.unreachable(selector);
const list = () => find<HTMLDetailsElement>('details');
const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

it('closes at Escape though the focus is nowhere, as after a press in some browsers', () => {
  press('a');
  expect(list().open).toBe(true);
  press('Escape');
  expect(list().open).toBe(false);
});

it('gives the focus back to what opened it where the focus was within', () => {
  find('a').focus();
  press('Escape');
  expect(document.activeElement).toBe(find('summary'));
});

it('closes where a visitor presses or goes on beside it, and not within', () => {
  find('a').focus();
  find('a').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(list().open).toBe(true);
  find('input').focus();
  expect(list().open).toBe(false);
  list().open = true;
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(list().open).toBe(false);
});
