import { cleanup, render } from '@testing-library/react';
import { LiveError, LivePreview, LiveProvider } from 'react-live';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compositions } from '../.storybook/playground-compositions.ts';
import { atFirst, circumstancesIn, codeIn, playgroundLink } from '../.storybook/playground-link.ts';
import { themeIn, themeLink, themeWritten } from '../.storybook/theme-link.ts';
import { playgroundScope } from '../.storybook/playground-scope.tsx';
import { componentFacts } from '../component-facts.ts';

const { snippets } = componentFacts();
const pieces = [...Object.entries(snippets), ...compositions.map(({ name, code }) => [name, code] as const)];

/** What the frames of the playground would say against a piece of code. */
async function complaint(code: string, locale: string): Promise<string> {
  // A piece is JSX or a component.
  const shown = code.startsWith('<')
    ? `<><i data-shown />${code}</>`
    : `() => { const Piece = ${code}; return <><i data-shown /><Piece /></>; }`;
  const { container } = render(
    <LiveProvider code={shown} scope={playgroundScope(locale)} language="tsx">
      <div className="error">
        <LiveError />
      </div>
      <LivePreview />
    </LiveProvider>,
  );
  const error = () => container.querySelector('.error')?.textContent ?? '';
  await vi.waitFor(() => expect(container.querySelector('[data-shown]') !== null || error() !== '').toBe(true));
  return error();
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // jsdom has no dialogs, and nothing changes its size.
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each(pieces)('%s opens in the playground', async (_, code) => {
  expect(await complaint(code, 'nb')).toBe('');
});

it('tells what is wrong with a piece of code', async () => {
  expect(await complaint('<Nothing />', 'sv')).toContain('Nothing is not defined');
});

it('a link carries the theme, the language, the direction and the size that the code was looked at in', () => {
  const chosen = { brand: 'kol', locale: 'nb', direction: 'rtl', size: '100' };
  expect(circumstancesIn(playgroundLink('<Button />', chosen).slice(1))).toEqual(chosen);
  expect(circumstancesIn(playgroundLink('<Button />').slice(1))).toEqual(atFirst);
});

it('a link carries the code, with its letters', () => {
  const code = '<Button>Lägg i varukorgen – «æøå» + 1</Button>';
  expect(codeIn(playgroundLink(code).slice(1))).toBe(code);
  expect(codeIn('?path=/docs/playground--docs')).toBeNull();
});

it('a link carries the map of a theme, and no other is taken for one', () => {
  const map = { 'action.primary.ground': '#12614f', 'radius.card': '22px' };
  expect(themeIn(themeLink(map).slice(1))).toEqual(map);
  expect(themeIn('?theme=nonsense')).toBeUndefined();
  expect([themeWritten('["a"]'), themeWritten('{"accent":'), themeWritten('{"accent":1}')]).toEqual([
    undefined,
    undefined,
    { accent: '1' },
  ]);
});
