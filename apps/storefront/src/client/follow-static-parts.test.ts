// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { staticWakers } from '../elements/static-wakers.ts';
import { followStaticParts } from './follow-static-parts.ts';

let unfollow = () => {};
afterEach(() => unfollow());

/** A document with a static part, and what React would draw in its place. */
function open(markup: string, basePath = '') {
  document.body.innerHTML = `<div data-static="">${markup}</div>`;
  const part = document.body.firstElementChild;
  if (!part) throw new Error('There is no part');
  const drawn = document.createElement('div');
  drawn.innerHTML = markup;
  const wake = vi.fn(async () => {
    part.replaceWith(drawn);
    return drawn;
  });
  staticWakers.set(part, wake);
  const ports = { go: vi.fn(), basePath, toggleFavourite: vi.fn() };
  unfollow = followStaticParts(document, ports);
  return { part, drawn, wake, ...ports };
}

const one = <Found extends HTMLElement>(place: Element, selector: string) => {
  const found = place.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

describe('in a static part', () => {
  it('a link leads on within the tab', () => {
    const { part, go } = open('<a href="/nyheter?sort=PRICE"><b>Nyheter</b></a>');
    one(part, 'b').click();
    expect(go.mock.calls).toEqual([['/nyheter?sort=PRICE', 'push']]);
  });

  it.each([
    ['to another shop', '<a href="https://other.example/x">x</a>', ''],
    ['beside the paths of this site', '<a href="/no/nb/nyheter">x</a>', '/se/sv'],
    ['to a window of its own', '<a href="/villkor" target="_blank">x</a>', ''],
    ['to a file', '<a href="/kvitto" download>x</a>', ''],
  ])('a link %s is the browser’s', (_, markup, basePath) => {
    const { part, go } = open(markup, basePath);
    // After the shop has heard of it: there is nowhere to go.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    one(part, 'a').click();
    expect(go).not.toHaveBeenCalled();
  });

  it('a heart marks its product at once, and nothing is drawn for it', () => {
    const { part, toggleFavourite, wake } = open('<button data-favourite="7">♡</button>');
    one(part, 'button').click();
    expect(toggleFavourite.mock.calls).toEqual([[7]]);
    expect(wake).not.toHaveBeenCalled();
  });

  it('another button has its part drawn, and is pressed there, once', async () => {
    const { part, drawn } = open('<p><i></i><button type="button">Lägg i</button></p>');
    const pressed = vi.fn();
    one(drawn, 'button').addEventListener('click', pressed);
    one(part, 'button').click();
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  });

  it('a form is sent where its part is drawn, with what was typed and by the button that was pressed', async () => {
    const { part, drawn } = open('<form><input name="zip"><button name="by" value="b">Skicka</button></form>');
    const sent = vi.fn();
    one<HTMLFormElement>(drawn, 'form').addEventListener('submit', (event) => {
      event.preventDefault();
      sent([...new FormData(one(drawn, 'form'), event.submitter)]);
    });
    one<HTMLInputElement>(part, 'input').value = '111 22';
    one(part, 'button').click();
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]?.[0]).toEqual([
      ['zip', '111 22'],
      ['by', 'b'],
    ]);
  });

  it('a field that is typed into keeps what stands there', async () => {
    const { part, drawn } = open('<input name="zip">');
    one<HTMLInputElement>(part, 'input').value = '111';
    one(part, 'input').click();
    await vi.waitFor(() => expect(document.activeElement).toBe(one(drawn, 'input')));
    expect(one<HTMLInputElement>(drawn, 'input').value).toBe('111');
  });
});
