// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followCompare } from './follow-compare.ts';

const go = vi.fn();
let compared: string | null;

followCompare(document, { compared: { read: () => compared }, go });

beforeEach(() => {
  vi.clearAllMocks();
  compared = '5,6';
  document.body.innerHTML =
    '<a href="/sv/jamfor?products=7" data-compare="7"><svg></svg></a><a href="/p/mugg">Mugg</a>';
});

function press(selector: string, init: MouseEventInit = {}): Event {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
}

describe('the compare link of a card', () => {
  it('leads to its product beside those that the tab compares already', () => {
    expect(press('[data-compare] svg').defaultPrevented).toBe(true);
    expect(go.mock.calls).toEqual([['/sv/jamfor?products=5,6,7', 'push']]);
  });

  it('compares its product alone where nothing is compared yet, and lets the oldest of four go', () => {
    compared = null;
    press('[data-compare]');
    compared = '1,2,3,4';
    press('[data-compare]');
    expect(go.mock.calls.map(([path]) => path)).toEqual(['/sv/jamfor?products=7', '/sv/jamfor?products=2,3,4,7']);
  });

  it('has its whole address before it is followed, for whoever fetches ahead or opens another tab', () => {
    const link = document.querySelector<HTMLAnchorElement>('[data-compare]');
    link?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(link?.search).toBe('?products=5,6,7');
    expect(press('[data-compare]', { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(go).not.toHaveBeenCalled();
  });

  it('leaves every other link alone', () => {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    press('[href="/p/mugg"]');
    expect(go).not.toHaveBeenCalled();
  });
});
