import { describe, expect, it } from 'vitest';
import { channelThemes } from './channel-themes.ts';
import { themeRule } from './theme-rule.ts';
import { tokenList } from './token-list.ts';
import { variableName } from './variable-name.ts';

describe('themeRule', () => {
  it('writes one rule that wins over the style sheet', () => {
    expect(themeRule({ 'surface.page': '#fbfdfc', 'text.linkHover': ' #0b4639 ' })).toEqual({
      css: ':root:root{--torg-surface-page:#fbfdfc;--torg-text-link-hover:#0b4639}',
      problems: [],
      warnings: [],
      broken: [],
    });
  });

  it('writes nothing for an empty map', () => {
    expect(themeRule({})).toEqual({ css: '', problems: [], warnings: [], broken: [] });
  });

  it('takes an accent for its marks too, unless they have their own', () => {
    expect(themeRule({ accent: '#c27400' }).css).toBe(':root:root{--torg-accent:#c27400;--torg-accent-mark:#c27400}');
    expect(themeRule({ accent: '#c27400', accentMark: '#9a5c00' }).css).toContain('--torg-accent-mark:#9a5c00');
  });

  it('takes the look under the mouse for a pressed button too, rather than the brand’s orange', () => {
    const { css } = themeRule({ 'action.primary.hover': '#0b4639' });
    expect(css).toContain('--torg-action-primary-press:#0b4639');
    expect(themeRule({ 'action.primary.hover': '#0b4639', 'action.primary.press': '#042' }).css).toContain(
      'press:#042',
    );
  });

  it('takes the ground of a button for its look under the mouse too, a step darker, and lighter where it is nearly black', () => {
    expect(themeRule({ 'action.primary.ground': '#12614f' }).css).toContain(
      'hover:#004b3a;--torg-action-primary-press:#004b3a',
    );
    expect(themeRule({ 'action.primary.ground': '#101010' }).css).toContain('hover:#222');
  });

  it('leaves out fonts that no browser has, and takes a stack that has one', () => {
    expect(themeRule({ 'font.heading': 'Lora' })).toMatchObject({
      css: '',
      problems: [{ name: 'font.heading', reason: 'font-not-served' }],
    });
    expect(themeRule({ 'font.heading': 'Lora, Georgia, serif' }).problems).toEqual([]);
  });

  it('warns of colours that it brings too near to each other, and applies them', () => {
    const { css, warnings } = themeRule({ 'action.primary.ground': '#eb6b11', 'action.primary.ink': '#ffffff' });
    expect(css).toContain('--torg-action-primary-ground:#eb6b11');
    expect(warnings).toEqual([
      {
        ink: 'action.primary.ink',
        ground: 'action.primary.ground',
        atLeast: 4.5,
        contrast: expect.closeTo(3.16, 2),
      },
      // Under the pointer it is a step darker.
      { ink: 'action.primary.ink', ground: 'action.primary.hover', atLeast: 4.5, contrast: expect.closeTo(4.35, 2) },
      { ink: 'action.primary.ink', ground: 'action.primary.press', atLeast: 4.5, contrast: expect.closeTo(4.35, 2) },
      // The button's edge on the tinted grounds.
      { ink: 'action.primary.ground', ground: 'surface.sunken', atLeast: 3, contrast: expect.closeTo(2.94, 2) },
      { ink: 'action.primary.ground', ground: 'surface.picture', atLeast: 3, contrast: expect.closeTo(2.81, 2) },
    ]);
  });

  it('judges a colour in whatever notation, on the grounds of its own map', () => {
    const muted = { 'text.muted': 'oklch(0.8 0.02 60)' };
    expect(themeRule(muted).warnings.length).toBeGreaterThan(0);
    expect(themeRule({ ...channelThemes.kol, ...muted }).warnings).toEqual([]);
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
    ['size.touch', '20px', 'not-themable'],
    ['motion.fast', '9s', 'not-themable'],
    ['accent', 'orange; } body { display: none', 'unsafe-value'],
    ['accent', 'url(https://evil.example/x)', 'unsafe-value'],
    ['accent', 'var(--torg-focus)', 'unsafe-value'],
    ['accent', '</style><script>', 'unsafe-value'],
    ['accent', '#12614', 'unsafe-value'],
    ['accent', '', 'unsafe-value'],
    ['accent', 'rgb(1)', 'unsafe-value'],
    ['radius.card', '10px; color: red', 'unsafe-value'],
    ['radius.card', 'calc(1px + 1px)', 'unsafe-value'],
    ['font.text', "'Arial", 'unsafe-value'],
    ['font.text', 'Arial\\3b', 'unsafe-value'],
  ])('leaves out %s: %s (%s)', (name, value, reason) => {
    const rule = themeRule({ [name]: value, focus: '#000000' });
    expect(rule.problems).toEqual([{ name, value, reason }]);
    expect(rule.warnings).toEqual([]);
    expect(rule.css).toBe(':root:root{--torg-focus:#000000}');
  });
});

it('keeps the names of the variables, which channels have in their theme maps', () => {
  expect(tokenList().map(({ name }) => `--${variableName(name.split('.'))}`)).toMatchSnapshot();
});
