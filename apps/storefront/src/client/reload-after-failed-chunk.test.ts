// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { reloadAfterFailedChunk } from './reload-after-failed-chunk.ts';

function openTab() {
  const kept = new Map<string, string>();
  const [reload, assign] = [vi.fn(), vi.fn()];
  const way: { to: string | null } = { to: null };
  const heard = new Map<string, (event: Event) => void>();
  let time = 1_000_000;
  const navigator = { onLine: true };
  const sending = { isOn: false };
  const waiting: (() => void)[] = [];
  const fetchAhead = reloadAfterFailedChunk(
    {
      addEventListener: (type, listener) => void heard.set(type, listener),
      location: { reload, assign },
      navigator,
      setTimeout: (later) => waiting.push(later),
    },
    { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    () => time,
    () => way.to,
    () => sending.isOn,
  );
  const dispatch = (type: string) => {
    const event = new Event(type, { cancelable: true });
    heard.get(type)?.(event);
    return event;
  };
  const fail = () => dispatch('vite:preloadError');
  const hear = (type: string, event: Event) => heard.get(type)?.(event);
  const look = () => waiting.splice(0).forEach((later) => later());
  return {
    sending,
    look,
    hear,
    reload,
    assign,
    way,
    navigator,
    fetchAhead,
    fail,
    dispatch,
    wait: (ms: number) => (time += ms),
  };
}

it('reloads when a script is gone', () => {
  const tab = openTab();
  tab.fail();
  expect(tab.reload).toHaveBeenCalledTimes(1);
});

it('tells of no error that comes of a script which a new document brings, and of every other', () => {
  const tab = openTab();
  expect(tab.dispatch('unhandledrejection').defaultPrevented).toBe(false);
  tab.fail();
  expect(tab.dispatch('unhandledrejection').defaultPrevented).toBe(true);
});

it('lets a form that is under way come to its end first', () => {
  const tab = openTab();
  tab.sending.isOn = true;
  tab.fail();
  tab.look();
  expect(tab.reload).not.toHaveBeenCalled();
  tab.sending.isOn = false;
  tab.look();
  tab.look();
  expect(tab.reload).toHaveBeenCalledTimes(1);
});

it('leaves what is sent after that to the server, with the button that sent it', () => {
  const plainly = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  const tab = openTab();
  document.body.innerHTML = '<form method="post"><button>Köp</button></form><form method="get"></form>';
  const [buying, asking] = document.forms;
  const send = (form: HTMLFormElement | undefined) => {
    const event = new SubmitEvent('submit', { cancelable: true, submitter: form?.querySelector('button') ?? null });
    form?.addEventListener('submit', () => tab.hear('submit', event), { once: true });
    form?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(send(buying)).toBe(false);
  tab.fail();
  expect([send(asking), plainly.mock.calls.length]).toEqual([false, 0]);
  expect([send(buying), plainly.mock.calls.length]).toEqual([true, 1]);
});

it('goes on to the page that the visitor is on the way to', () => {
  const tab = openTab();
  tab.way.to = '/nyheter';
  tab.fail();
  expect(tab.assign).toHaveBeenCalledExactlyOnceWith('/nyheter');
  expect(tab.reload).not.toHaveBeenCalled();
});

it('reloads once a minute at most', () => {
  const tab = openTab();
  tab.fail();
  tab.wait(59_999);
  tab.fail();
  expect(tab.reload).toHaveBeenCalledTimes(1);
  tab.wait(1);
  tab.fail();
  expect(tab.reload).toHaveBeenCalledTimes(2);
});

it('keeps the page that is there while there is no connection', () => {
  const tab = openTab();
  tab.navigator.onLine = false;
  tab.fail();
  expect(tab.reload).not.toHaveBeenCalled();
});

it('stays as it is when a script is gone that nobody waits for yet', async () => {
  const tab = openTab();
  const fetchGone = async () => {
    tab.fail();
    throw new TypeError('gone');
  };
  await tab.fetchAhead(fetchGone);
  expect(tab.reload).not.toHaveBeenCalled();
  await expect(fetchGone()).rejects.toThrow('gone');
  expect(tab.reload).toHaveBeenCalledTimes(1);
});

it('goes on to the next page though what is gone was fetched ahead of it', async () => {
  const tab = openTab();
  tab.way.to = '/nyheter';
  await tab.fetchAhead(async () => tab.fail());
  expect(tab.assign).toHaveBeenCalledExactlyOnceWith('/nyheter');
});
