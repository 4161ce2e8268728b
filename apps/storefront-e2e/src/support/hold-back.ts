import type { Page } from '@playwright/test';

/** Every script of the shop but the one that documents begin with. */
export const scripts = /\/assets\/(?!boot-)[^/]+\.js$/;

/** Holds back what the page asks for at such addresses, until it is let through. */
export async function holdBack(page: Page, what: string | RegExp) {
  let letThrough = () => {};
  let hearAsked = () => {};
  const free = new Promise<void>((resolve) => (letThrough = resolve));
  const asked = new Promise<void>((resolve) => (hearAsked = resolve));
  await page.route(what, async (route) => {
    hearAsked();
    await free;
    await route.continue().catch(() => {});
  });
  return {
    letThrough: () => letThrough(),
    /** The first time that it is asked for. */
    asked,
  };
}
