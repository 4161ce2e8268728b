// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

// jsdom draws nothing, and so scrolls nothing.
const scrollIntoView = vi.fn();
Element.prototype.scrollIntoView = scrollIntoView;

keepFocus(document, (goOn) => goOn());

beforeEach(() => {
  scrollIntoView.mockClear();
  document.body.innerHTML = `
    <main id="content"><h1>Mina sidor</h1><section><h2>Nyhetsbrev</h2><form><button>Skicka</button></form></section>
    <ul><li><button>A</button></li><li><button>B</button></li></ul></main><dialog open><button>Logga in</button></dialog>`;
});

const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text) ?? expect.unreachable(text);

const focused = (text: string) => vi.waitFor(() => expect(document.activeElement?.textContent).toBe(text));

it('goes on at the answer that came in place of a form, and brings it into sight', async () => {
  button('Skicka').focus();
  const answer = document.createElement('p');
  answer.setAttribute('role', 'status');
  answer.textContent = 'Tack!';
  document.querySelector('form')?.replaceWith(answer);
  await focused('Tack!');
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
});

it('does not go on at a place where nothing is told yet', async () => {
  button('Skicka').focus();
  const part = document.createElement('div');
  part.innerHTML = '<span role="status"></span><h3>Tack för det</h3>';
  document.querySelector('form')?.replaceWith(part);
  await focused('Tack för det');
});

it('goes on at the heading of the part, where nothing else tells what happened', async () => {
  button('Skicka').focus();
  document.querySelector('form')?.remove();
  await focused('Nyhetsbrev');
});

it('goes on at the heading of the page, and scrolls nowhere, where what went away stood beside the page', async () => {
  document.body.innerHTML = `<div>${document.body.innerHTML}<aside><button>Acceptera alla</button></aside></div>`;
  await Promise.resolve();
  button('Acceptera alla').focus();
  document.querySelector('aside')?.remove();
  await focused('Mina sidor');
  expect(scrollIntoView).not.toHaveBeenCalled();
});

it('goes on at the item that took the place of one in a list', async () => {
  button('A').focus();
  document.querySelector('li')?.remove();
  await focused('B');
});

it('goes on at the control of the same place, where an item has several', async () => {
  const list = document.querySelector('ul') ?? expect.unreachable();
  list.innerHTML =
    '<li><button>Köp A</button><button>Ta bort A</button></li><li><button>Köp B</button><button>Ta bort B</button></li>';
  button('Ta bort A').focus();
  list.firstElementChild?.remove();
  await focused('Ta bort B');
});

it('goes on at the heading of the page behind a dialog that is over', async () => {
  button('Logga in').focus();
  document.querySelector('dialog')?.remove();
  await focused('Mina sidor');
});

it('leaves the focus to whoever took it, and stays away where nothing had it', async () => {
  button('A').focus();
  button('B').focus();
  document.querySelector('li')?.remove();
  await focused('B');
  button('B').blur();
  await Promise.resolve();
  document.querySelector('li')?.remove();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});
