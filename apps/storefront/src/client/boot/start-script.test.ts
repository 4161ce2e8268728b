// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startScript } from './start-script.ts';

const settings = { entry: '/main.js', scripts: '/main.js /libraries.js', libraries: '/libraries.js' };
const patient = { ...settings, waits: '' };
const run = vi.fn<(entry: string) => Promise<unknown>>();
const isAwaited = vi.fn<() => boolean>();
const whenIdle = vi.fn<() => Promise<void>>();
const ports = { run, isAwaited, whenIdle };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task, 50));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.head.innerHTML = '';
  document.body.innerHTML = '<a href="/nyheter">Nyheter</a><p>Text</p>';
  run.mockReset().mockResolvedValue({});
  isAwaited.mockReset().mockReturnValue(false);
  whenIdle.mockReset().mockResolvedValue();
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

it('a page that needs its script fetches all of it at once when it is loaded, and runs it when the tab is idle', async () => {
  startScript(window, settings, ports);
  expect(fetched()).toEqual(['/main.js', '/libraries.js']);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(50);
  expect(run.mock.calls).toEqual([['/main.js']]);
});

it('a page that waits for a touch fetches the libraries alone when the tab is idle, and runs nothing', async () => {
  startScript(window, patient, ports);
  expect(fetched()).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([fetched(), run.mock.calls]).toEqual([['/libraries.js'], []]);
  expect(whenIdle).toHaveBeenCalledOnce();
  document.querySelector('p')?.dispatchEvent(new Event('scroll'));
  expect(run).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
  expect(fetched()).toEqual(['/libraries.js', '/main.js', '/libraries.js']);
  expect(run).toHaveBeenCalledOnce();
});

it('a mouse that rests where the page comes up is nobody, and one that is moved is somebody', () => {
  startScript(window, patient, ports);
  const move = (movementX: number, movementY: number) =>
    Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY });
  document.querySelector('p')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  document.querySelector('p')?.dispatchEvent(move(0, 0));
  expect(run).not.toHaveBeenCalled();
  document.querySelector('p')?.dispatchEvent(move(0, -1));
  expect(run).toHaveBeenCalledOnce();
});

it('a page that waits for a touch comes alive without one where its visitor needs that', async () => {
  isAwaited.mockReturnValue(true);
  startScript(window, patient, ports);
  await vi.advanceTimersByTimeAsync(50);
  expect(run).toHaveBeenCalledOnce();
});

it('without a connection a kept page comes alive without a touch where its visitor needs that: its files are kept too', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  isAwaited.mockReturnValue(true);
  startScript(window, patient, ports);
  await vi.advanceTimersByTimeAsync(50);
  expect(run).toHaveBeenCalledOnce();
});

it('with data saver nothing comes before somebody does something', async () => {
  withDataSaver();
  startScript(window, settings, ports);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([fetched(), run.mock.calls, whenIdle.mock.calls]).toEqual([[], [], []]);
  touch('p');
  expect(fetched()).toHaveLength(2);
  touch('p');
  expect(run).toHaveBeenCalledOnce();
});

it('a finger on a link has its way to itself', () => {
  withDataSaver();
  startScript(window, settings, ports);
  touch('a');
  expect(fetched()).toEqual([]);
});

it('a script that does not come is told of, and tried again', async () => {
  run.mockRejectedValueOnce(new Error('lost'));
  const hear = vi.fn();
  startScript(window, settings, ports).onFailure(hear);
  await vi.advanceTimersByTimeAsync(60);
  expect(hear).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(500);
  expect(run).toHaveBeenCalledTimes(2);
});
