// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startScript } from './start-script.ts';

const settings = { entry: '/main.js', scripts: '/main.js /libraries.js' };
const run = vi.fn<(entry: string) => Promise<unknown>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task, 50));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.head.innerHTML = '';
  document.body.innerHTML = '<a href="/nyheter">Nyheter</a><p>Text</p>';
  run.mockReset().mockResolvedValue({});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

function touch(selector: string) {
  const event = Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' });
  document.querySelector(selector)?.dispatchEvent(event);
}

const fetched = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

function withDataSaver() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
}

it('a tab that is loaded fetches all scripts at once, and runs them when it is idle', async () => {
  startScript(window, settings, run);
  expect(fetched()).toEqual(['/main.js', '/libraries.js']);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(50);
  expect(run.mock.calls).toEqual([['/main.js']]);
});

it('with data saver nothing comes before somebody does something', async () => {
  withDataSaver();
  startScript(window, settings, run);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([fetched(), run.mock.calls]).toEqual([[], []]);
  touch('p');
  expect(fetched()).toHaveLength(2);
  touch('p');
  expect(run).toHaveBeenCalledOnce();
});

it('a finger on a link has its way to itself', () => {
  withDataSaver();
  startScript(window, settings, run);
  touch('a');
  expect(fetched()).toEqual([]);
});

it('a script that does not come is told of, and tried again', async () => {
  run.mockRejectedValueOnce(new Error('lost'));
  const hear = vi.fn();
  startScript(window, settings, run).onFailure(hear);
  await vi.advanceTimersByTimeAsync(60);
  expect(hear).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(500);
  expect(run).toHaveBeenCalledTimes(2);
});
