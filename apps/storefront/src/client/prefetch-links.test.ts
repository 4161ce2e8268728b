// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasRoom, type Line } from './has-room.ts';
import { prefetchLinks } from './prefetch-links.ts';

const asked = vi.fn<(path: string) => void>();
/** What the browser tells of its line by now. */
let line: Line = {};

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockClear();
  line = {};
  document.body.innerHTML = `
    <a id="mug" href="/p/muggar/mugg?v=1#om"><b>Mugg</b></a>
    <a id="here" href="${location.pathname}#innehall">Hit</a>
    <a id="apart" href="/p/muggar/mugg" target="_blank">I ny flik</a>
    <a id="other" href="https://torg.example/p/muggar/mugg">Annan butik</a>
    <a id="file" href="/varukorg/lista.csv" download>Spara listan</a>`;
});
afterEach(() => vi.useRealTimers());

const part = (selector: string) => document.querySelector(selector) ?? expect.unreachable(selector);
const point = (selector: string, type: string, pointerType = 'mouse') => {
  const event = Object.assign(new Event(type, { bubbles: true }), { pointerType });
  part(selector).dispatchEvent(event);
};

prefetchLinks(
  document,
  {
    get connection() {
      return line.connection;
    },
  },
  asked,
);

it('asks for the page of a link that is pressed, wherever in the link', () => {
  point('#mug b', 'pointerdown', 'touch');
  expect(asked.mock.calls).toEqual([['/p/muggar/mugg?v=1']]);
});

it.each(['#here', '#apart', '#other', '#file', 'body'])('asks for nothing at %s', (selector) => {
  point(selector, 'pointerdown');
  expect(asked).not.toHaveBeenCalled();
});

it('asks for the page of a link that a mouse rests on, and of none that it passes', () => {
  point('#mug', 'pointerover');
  vi.advanceTimersByTime(60);
  point('body', 'pointerover');
  point('#mug', 'pointerover', 'touch');
  vi.advanceTimersByTime(1000);
  expect(asked).not.toHaveBeenCalled();
  point('#mug', 'pointerover');
  vi.advanceTimersByTime(65);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('asks for nothing where data is to be saved', () => {
  line = { connection: { saveData: true } };
  point('#mug', 'pointerdown');
  expect(asked).not.toHaveBeenCalled();
});

it.each<[Line, boolean]>([
  [{}, true],
  [{ connection: { effectiveType: '4g' } }, true],
  [{ connection: { effectiveType: 'slow-2g' } }, false],
  [{ connection: { saveData: true, effectiveType: '4g' } }, false],
  [{ onLine: false }, false],
])('knows of %j whether the line has room', (known, room) => {
  expect(hasRoom(known)).toBe(room);
});
