// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { comingMark } from '../../page/coming-mark.ts';
import { heldMark } from '../../page/held-mark.ts';
import { underWayMark } from '../../page/form/under-way-mark.ts';
import { holdTouches } from './hold-touches.ts';

const start = vi.fn();
const mark = vi.fn();
const isKept = vi.fn((key: string) => key === 'typed');
const plainly = vi.fn();
let held: ReturnType<typeof holdTouches>;

beforeEach(() => {
  vi.useFakeTimers();
  // It listens for as long as its document lives.
  const listening = new AbortController();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, hear: EventListenerOrEventListenerObject, isFirst?: unknown) =>
      listen(type, hear, { capture: isFirst === true, signal: listening.signal }),
  );
  onTestFinished(() => listening.abort());
  HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
    plainly([...new FormData(this)]);
  };
});
afterEach(() => {
  held.release();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

/** A document before its script is alive; what it then hears is noted. */
function open(markup: string) {
  document.body.innerHTML = markup;
  held = holdTouches(window, { start, mark, isKept });
  const done = vi.fn();
  for (const type of ['click', 'submit', 'input', 'change']) {
    document.body.addEventListener(type, (event) => done(type, (event.target as HTMLElement).tagName));
  }
  const get = <Found extends HTMLElement>(selector: string) => {
    const found = document.querySelector<Found>(selector);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  };
  return { done, get };
}

/** Presses the button of the form, and says whether the browser would send it. */
function sendsByBrowser(get: (selector: 'button') => HTMLElement): boolean {
  let isSent = false;
  const look = (event: Event) => {
    isSent = !event.defaultPrevented;
    event.preventDefault(); // jsdom sends nothing
  };
  addEventListener('submit', look);
  get('button').click();
  removeEventListener('submit', look);
  return isSent;
}

const form = '<form method="post"><input name="zip"><button name="by" value="b">Skicka</button></form>';

describe('before the tab is alive', () => {
  it('a press on a button waits and is done once, however often it was pressed', () => {
    const { done, get } = open('<button type="button">Meny</button>');
    get('button').click();
    get('button').click();
    expect(start).toHaveBeenCalled();
    expect(done).not.toHaveBeenCalled();
    held.release();
    expect(done.mock.calls).toEqual([['click', 'BUTTON']]);
  });

  it.each(['<button type="button">Meny</button>', form, '<a href="#foot" data-opens="menu">Meny</a>'])(
    'what was pressed shows that it waits, until it is answered: %s',
    (markup) => {
      const { get } = open(markup);
      get('a, button').click();
      expect([...get('a, button').attributes].map(({ name }) => name)).toContain(heldMark);
      held.release();
      held.tookPress('menu');
      const marks = [...get('a, button').attributes].map(({ name }) => name);
      expect(marks).not.toContain(heldMark);
      expect(marks).not.toContain('aria-busy');
    },
  );

  it('a form waits and is sent once, by its button', () => {
    const { done, get } = open(form);
    get('button').click();
    expect(get('button').getAttribute('aria-busy')).toBe('true');
    get('button').click();
    done.mockClear();
    held.release();
    expect(done.mock.calls.filter(([type]) => type === 'submit')).toHaveLength(1);
    expect(get('button').hasAttribute('aria-busy')).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(plainly).not.toHaveBeenCalled();
  });

  it('a form that has waited for three seconds goes to the server, with the button that sent it', () => {
    const { get } = open(form);
    get<HTMLInputElement>('input').value = '111 22';
    get('button').click();
    vi.advanceTimersByTime(2_999);
    expect(plainly).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    const sent = [
      ['zip', '111 22'],
      ['by', 'b'],
    ];
    expect(plainly.mock.calls).toEqual([[sent]]);
    vi.advanceTimersByTime(10_000);
    expect(plainly).toHaveBeenCalledOnce();
  });

  it('a form goes to the server at once when the script does not come, and no second time while its answer is awaited', () => {
    const { get } = open(form);
    get('button').click();
    held.giveUp();
    expect(plainly).toHaveBeenCalledOnce();
    expect(sendsByBrowser(get)).toBe(false);
    // A tab that comes alive after all.
    held.release();
    expect(plainly).toHaveBeenCalledOnce();
    expect(get('form').hasAttribute(underWayMark)).toBe(true);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(get('form').hasAttribute(underWayMark)).toBe(false);
    expect(get('button').hasAttribute('aria-busy')).toBe(false);
  });

  it('a form is the browser’s once the script does not come, and is under way until the answer is there', () => {
    const { get } = open(form);
    held.giveUp();
    expect(sendsByBrowser(get)).toBe(true);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(get('form').hasAttribute(underWayMark)).toBe(true);
    // It was a file, or the visitor stopped it.
    vi.advanceTimersByTime(10_000);
    expect(get('form').hasAttribute(underWayMark)).toBe(false);
  });

  it('a form that only asks is the browser’s', () => {
    const { done, get } = open('<form method="get"><button>Sök</button></form>');
    get('button').click();
    expect(done.mock.calls).toContainEqual(['submit', 'FORM']);
  });

  it('a heart marks at once', () => {
    const { done, get } = open('<button type="button" data-favourite="7">♡</button>');
    get('button').click();
    expect(mark.mock.calls).toEqual([[7]]);
    held.release();
    expect(done).not.toHaveBeenCalled();
  });

  it('what was chosen and typed is told again', () => {
    const { done, get } = open('<input type="checkbox"><textarea></textarea>');
    get('input').click();
    get<HTMLTextAreaElement>('textarea').value = 'Hej';
    get('textarea').dispatchEvent(new Event('input', { bubbles: true }));
    done.mockClear();
    held.release();
    expect(get<HTMLInputElement>('input').checked).toBe(true);
    expect(get<HTMLTextAreaElement>('textarea').value).toBe('Hej');
    expect(done.mock.calls).toContainEqual(['change', 'INPUT']);
    expect(done.mock.calls).toContainEqual(['input', 'TEXTAREA']);
  });

  it('what was chosen is told again as soon as the page hears of it, and once', () => {
    const { done, get } = open('<input type="radio" value="s"><button type="button">Köp</button>');
    get('input').click();
    get('button').click();
    done.mockClear();
    held.tellFields();
    expect(done.mock.calls.filter(([type]) => type === 'change')).toEqual([['change', 'INPUT']]);
    expect(done.mock.calls).not.toContainEqual(['click', 'BUTTON']);
    done.mockClear();
    held.release();
    expect(done.mock.calls).toEqual([['click', 'BUTTON']]);
  });

  it('a link that takes along what is kept waits, is followed once, and left to the browser when it waited too long', () => {
    const { done, get } = open('<a href="#x" data-takes="typed">Norge</a>');
    get('a').click();
    get('a').click();
    expect(done).not.toHaveBeenCalled();
    held.release();
    expect(done.mock.calls).toEqual([['click', 'A']]);
    vi.clearAllMocks();

    const late = open('<a href="#x" data-takes="typed">Norge</a>');
    late.get('a').click();
    vi.advanceTimersByTime(3_000);
    expect(late.done.mock.calls).toEqual([['click', 'A']]);
  });

  it('a link that asks for the size of a product in place waits too', () => {
    const { done, get } = open('<a href="#x" data-quick-add="mugg">Välj storlek</a>');
    get('a').click();
    expect(done).not.toHaveBeenCalled();
    held.release();
    expect(done.mock.calls).toEqual([['click', 'A']]);
  });

  it('a link that opens something waits for what it opens, which asks once, and leads on when it waited too long', () => {
    const { done, get } = open('<a href="#goods" data-opens="menu">Meny</a>');
    get('a').click();
    held.release();
    expect(done).not.toHaveBeenCalled();
    expect(held.tookPress('filters')).toBe(false);
    expect(held.tookPress('menu')).toBe(true);
    expect(held.tookPress('menu')).toBe(false);

    const late = open('<a href="#goods" data-opens="menu">Meny</a>');
    late.get('a').click();
    vi.advanceTimersByTime(3_000);
    expect(late.done.mock.calls).toEqual([['click', 'A']]);
    expect(held.tookPress('menu')).toBe(false);

    const alone = open('<a href="#goods" data-opens="menu">Meny</a>');
    alone.get('a').click();
    held.release();
    vi.advanceTimersByTime(3_000);
    expect(alone.done.mock.calls).toEqual([['click', 'A']]);
  });

  it('a file that was chosen stays, and is told of', () => {
    const { done, get } = open('<input type="file">');
    const field = get<HTMLInputElement>('input');
    let value = 'C:\\fakepath\\order.xlsx';
    Object.defineProperty(field, 'value', { get: () => value, set: (next: string) => (value = next) });
    field.dispatchEvent(new Event('change', { bubbles: true }));
    done.mockClear();
    held.release();
    expect(value).toBe('C:\\fakepath\\order.xlsx');
    expect(done.mock.calls).toContainEqual(['change', 'INPUT']);
  });

  it('a link that would take nothing along is the browser’s', () => {
    const { done, get } = open('<a href="#x" data-takes="nothing">Norge</a>');
    get('a').click();
    expect(done.mock.calls).toEqual([['click', 'A']]);
  });

  it('Back to another page has that one come, and nothing of this document is kept under its address', () => {
    open('<p></p>');
    const reload = vi.fn();
    const heard = new Map<string, (event: Event) => void>();
    const tab = {
      location: { pathname: '/p/mugg', search: '', reload },
      history: { scrollRestoration: 'auto' },
      addEventListener: (type: string, hear: (event: Event) => void) => void heard.set(type, hear),
    };
    const touches = holdTouches(tab as unknown as Window, { start, mark, isKept }); // all that it looks at
    heard.get('popstate')?.(new Event('popstate'));
    expect([touches.isOver(), reload.mock.calls.length]).toEqual([false, 0]);
    tab.location.pathname = '/nyheter';
    heard.get('popstate')?.(new Event('popstate'));
    expect([touches.isOver(), reload.mock.calls.length, tab.history.scrollRestoration]).toEqual([true, 1, 'manual']);
  });

  it('a link is the browser’s', () => {
    const { done, get } = open('<a href="#x">Vidare</a>');
    get('a').click();
    expect(done.mock.calls).toEqual([['click', 'A']]);
  });
});

describe('in a part that comes alive after the tab', () => {
  /** Presses, chooses and sends in the part of an alive tab, and says how to let the part come. */
  function openAlive(markup: string) {
    const { done, get } = open(`<div ${comingMark}>${markup}</div>`);
    held.release();
    const come = () => {
      get(`[${comingMark}]`).removeAttribute(comingMark);
      held.releasePart();
    };
    return { done, get, come };
  }

  it.each([
    ['a press on a button', '<button type="button">Visa</button>', [['click', 'BUTTON']]],
    ['a heart', '<button type="button" data-favourite="7">♡</button>', [['click', 'BUTTON']]],
    [
      'a form',
      form,
      [
        ['click', 'BUTTON'],
        ['submit', 'FORM'],
      ],
    ],
  ])('%s waits for that, and is done once', (_, markup, said) => {
    const { done, get, come } = openAlive(markup);
    get('button').click();
    expect(done.mock.calls.filter(([type]) => type === 'submit')).toEqual([]);
    done.mockClear();
    come();
    expect(done.mock.calls).toEqual(said);
    expect(mark).not.toHaveBeenCalled();
    held.releasePart();
    expect(done.mock.calls).toEqual(said);
  });

  it('a form that has waited for three seconds goes to the server', () => {
    const { get } = openAlive(form);
    get('button').click();
    vi.advanceTimersByTime(3_000);
    expect(plainly).toHaveBeenCalledTimes(1);
  });

  it('a form that was sent before the tab was alive waits on', () => {
    const { done, get } = open(`<div ${comingMark}>${form}</div>`);
    get('button').click();
    held.release();
    expect(done.mock.calls.filter(([type]) => type === 'submit')).toEqual([]);
    vi.advanceTimersByTime(3_000);
    expect(plainly).toHaveBeenCalledTimes(1);
  });

  it('what is done in a part that came may let the next one come, and nothing is done twice', () => {
    const { done, get } = openAlive('<button type="button">A</button><button type="button" id="b">B</button>');
    get('button').click();
    get('#b').click();
    get('button').addEventListener('click', () => held.releasePart());
    get(`[${comingMark}]`).removeAttribute(comingMark);
    held.releasePart();
    expect(done).toHaveBeenCalledTimes(2);
  });

  it('a form goes on showing that it waits while something else is opened', () => {
    const { get } = open(`<div ${comingMark}>${form}</div><a href="#foot" data-opens="menu">Meny</a>`);
    get('button').click();
    get('a').click();
    held.release();
    held.tookPress('menu');
    expect(get('a').getAttribute('aria-busy')).toBeNull();
    expect(get('button').getAttribute('aria-busy')).toBe('true');
  });

  it('the rest of the tab hears at once', () => {
    open(`<div ${comingMark}></div><button type="button">Meny</button>`);
    held.release();
    const heard = vi.fn();
    document.querySelector('button')?.addEventListener('click', heard);
    document.querySelector('button')?.click();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
