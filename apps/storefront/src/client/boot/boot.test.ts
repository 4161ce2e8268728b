// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type {} from '../../page/boot-handle.ts';
import { bootName } from '../../config/boot-name.ts';

const told = globalThis as { measured?: number };

beforeEach(() => {
  vi.resetModules();
  told.measured = 0;
  const measuring = 'export const measureVitals = () => { globalThis.measured += 1; };';
  document.head.innerHTML = `<meta name="${bootName}" data-waits data-entry="data:text/javascript," data-vitals="data:text/javascript,${encodeURIComponent(measuring)}">`;
});

/** Runs the script of a document that is loaded, until the tab is idle. */
async function untilIdle(meanwhile: () => void): Promise<void> {
  const idle: (() => void)[] = [];
  window.requestIdleCallback = (call) => idle.push(() => call({ didTimeout: false, timeRemaining: () => 50 }));
  await import('./boot.ts');
  dispatchEvent(new Event('load'));
  meanwhile();
  for (const call of idle) call();
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve, 20));
}

it('a page is measured once it is idle, and once only where the tab that came alive measures already', async () => {
  await untilIdle(() => {});
  expect(told.measured).toBe(1);
  vi.resetModules();
  await untilIdle(() => Object.assign(window.shopBoot ?? {}, { isMeasured: true }));
  expect(told.measured).toBe(1);
});
