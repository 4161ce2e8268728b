// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { focusPart } from './focus-part.ts';

beforeEach(() => {
  document.body.innerHTML = '<h2 id="returns">Ångerrätt</h2><a href="/" id="home">Hem</a>';
});

const element = (id: string) => document.getElementById(id) ?? expect.unreachable(id);

it('gives the focus to a heading, and lets it be a heading again afterwards', () => {
  const heading = element('returns');
  focusPart(heading);
  expect(document.activeElement).toBe(heading);
  element('home').focus();
  expect(heading.hasAttribute('tabindex')).toBe(false);
});

it('leaves what takes the focus by itself as it is', () => {
  focusPart(element('home'));
  expect(document.activeElement).toBe(element('home'));
  expect(element('home').hasAttribute('tabindex')).toBe(false);
});
