// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RouterLink } from './router-link.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Clicks on a link on the page `/varukorg`: where the router is then, and whether the browser was left to follow it. */
async function click(link: React.ReactElement) {
  const router = createMemoryRouter([{ path: '*', element: link }], { initialEntries: ['/varukorg'] });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  await act(async () => root.render(<RouterProvider router={router} />));
  let isBrowsers = false;
  const onClick = (event: Event) => {
    isBrowsers = !event.defaultPrevented;
    event.preventDefault(); // there is nowhere to go
  };
  addEventListener('click', onClick, { once: true });
  await act(async () => place.querySelector('a')?.click());
  await act(async () => root.unmount());
  return { at: router.state.location.pathname, isBrowsers };
}

it('a link leads on within the tab', async () => {
  expect(await click(<RouterLink href="/nyheter">x</RouterLink>)).toEqual({ at: '/nyheter', isBrowsers: false });
});

it.each(['', 'lista.csv', true])('a link to a file is the browser’s (download: %j)', async (download) => {
  const clicked = await click(
    <RouterLink href="/cart.csv" download={download}>
      x
    </RouterLink>,
  );
  expect(clicked).toEqual({ at: '/varukorg', isBrowsers: true });
});
