// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followQuickAdd } from './follow-quick-add.ts';

const askSizeOf = vi.fn();
const add = vi.fn<(sent: FormData) => Promise<void>>();
const prepare = vi.fn<(alias: string) => Promise<unknown>>();
const open = vi.fn();
const sentByBrowser = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});

followQuickAdd(document, { ui: { askSizeOf }, add, prepare, open });

beforeEach(() => {
  vi.clearAllMocks();
  add.mockResolvedValue();
  prepare.mockResolvedValue(null);
  document.body.innerHTML = `
    <form method="post" action="/p/mugg" data-quick-add="mugg">
      <input type="hidden" name="skuId" value="71" /><button>+</button>
    </form>
    <form id="other"><button>sök</button></form>
    <a href="/p/troja" data-quick-add="troja"><svg></svg></a>`;
});

function press(selector: string, init: MouseEventInit = {}): Event {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
}

describe('a card', () => {
  it('puts its product in the cart where there is one size', () => {
    press('[data-quick-add=mugg] button');
    expect(add.mock.calls.map(([sent]) => [...sent])).toEqual([[['skuId', '71']]]);
    expect(sentByBrowser).not.toHaveBeenCalled();
  });

  it('does so once for a double click, and again for the next', async () => {
    press('[data-quick-add=mugg] button');
    press('[data-quick-add=mugg] button');
    expect(add).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => {
      press('[data-quick-add=mugg] button');
      expect(add).toHaveBeenCalledTimes(2);
    });
  });

  it('lets the browser send the form where the code for it does not come', async () => {
    add.mockRejectedValueOnce(new Error('chunk'));
    press('[data-quick-add=mugg] button');
    await vi.waitFor(() => expect(sentByBrowser).toHaveBeenCalledTimes(1));
  });

  it('asks for the size where there are several, once that is fetched, and does not leave the list', async () => {
    expect(press('[data-quick-add=troja] svg').defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(askSizeOf).toHaveBeenCalledExactlyOnceWith('troja'));
    expect([prepare.mock.calls, open.mock.calls]).toEqual([[['troja']], []]);
  });

  it('leads to the product where what asks does not come', async () => {
    prepare.mockRejectedValueOnce(new Error('chunk'));
    press('[data-quick-add=troja] svg');
    await vi.waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/p/troja'));
    expect(askSizeOf).not.toHaveBeenCalled();
  });

  it('opens the product in another tab where the shopper wants that', () => {
    expect(press('[data-quick-add=troja]', { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(askSizeOf).not.toHaveBeenCalled();
  });

  it('leaves every other form alone', () => {
    const submitted = vi.fn((event: Event) => event.preventDefault());
    document.querySelector('#other')?.addEventListener('submit', submitted);
    press('#other button');
    expect([submitted.mock.calls.length, add.mock.calls.length]).toEqual([1, 0]);
  });
});
