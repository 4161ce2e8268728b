// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { useHandedFocus } from './use-handed-focus.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Menu({ isAlive }: { isAlive: boolean }) {
  const [goes, comes] = useHandedFocus();
  return isAlive ? (
    <button type="button" ref={comes}>
      Meny
    </button>
  ) : (
    <a href="#goods" ref={goes}>
      Meny
    </a>
  );
}

async function stand() {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<Menu isAlive={false} />));
  return { link: place.querySelector('a'), comeAlive: () => act(async () => root.render(<Menu isAlive />)) };
}

afterEach(() => document.body.replaceChildren());

it('hands the focus of a link to the button that comes in its place', async () => {
  const { link, comeAlive } = await stand();
  link?.focus();
  await comeAlive();
  expect(document.activeElement?.tagName).toBe('BUTTON');
});

it('takes the focus from nobody', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  const { comeAlive } = await stand();
  field.focus();
  await comeAlive();
  expect(document.activeElement).toBe(field);
});
