import { describe, expect, it } from 'vitest';
import { themeRule } from './theme-rule.ts';
import { tokenList } from './token-list.ts';
import { variableName } from './variable-name.ts';

describe('themeRule', () => {
  it('writes one rule that wins over the style sheet', () => {
    expect(themeRule({ 'action.primary.ground': '#12614f', 'text.linkHover': ' #0b4639 ' })).toEqual({
      css: ':root:root{--torg-action-primary-ground:#12614f;--torg-text-link-hover:#0b4639}',
      problems: [],
    });
  });

  it('writes nothing for an empty map', () => {
    expect(themeRule({})).toEqual({ css: '', problems: [] });
  });

  it.each([
    ['accent', '#f0b'],
    ['accent', 'rgb(240 180 41)'],
    ['surface.scrim', 'rgb(0 0 0 / 50%)'],
    ['text.link', 'hsl(164, 68%, 23%)'],
    ['radius.card', '0'],
    ['radius.card', '1.5rem'],
    ['font.text', "'Source Sans Pro', Arial, sans-serif"],
  ])('takes %s: %s', (name, value) => {
    expect(themeRule({ [name]: value }).problems).toEqual([]);
  });

  it.each([
    ['colour.primary', '#12614f', 'unknown-token'],
    ['constructor', '#12614f', 'unknown-token'],
    ['space.m', '2rem', 'not-themable'],
    ['motion.fast', '9s', 'not-themable'],
    ['accent', 'orange; } body { display: none', 'unsafe-value'],
    ['accent', 'url(https://evil.example/x)', 'unsafe-value'],
    ['accent', 'var(--torg-focus)', 'unsafe-value'],
    ['accent', '</style><script>', 'unsafe-value'],
    ['accent', '#12614', 'unsafe-value'],
    ['accent', '', 'unsafe-value'],
    ['radius.card', '10px; color: red', 'unsafe-value'],
    ['radius.card', 'calc(1px + 1px)', 'unsafe-value'],
    ['font.text', "'Arial", 'unsafe-value'],
    ['font.text', 'Arial\\3b', 'unsafe-value'],
  ])('leaves out %s: %s (%s)', (name, value, reason) => {
    const rule = themeRule({ [name]: value, focus: '#000000' });
    expect(rule.problems).toEqual([{ name, value, reason }]);
    expect(rule.css).toBe(':root:root{--torg-focus:#000000}');
  });
});

it('keeps the names of the variables, which channels have in their theme maps', () => {
  expect(tokenList().map(({ name }) => `--${variableName(name.split('.'))}`)).toMatchSnapshot();
});
