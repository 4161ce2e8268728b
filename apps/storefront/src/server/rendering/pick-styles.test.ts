import { describe, expect, it } from 'vitest';
import { readStyleRules } from '../../../build/read-style-rules.ts';
import { pickStyles } from './pick-styles.ts';

const sheet = [
  ':root{--ink:#000}',
  '@font-face{font-family:Text;src:url(/text.woff2)}',
  '.card{color:red}',
  '.card:hover .heart,.list>.heart{opacity:1}',
  '@keyframes turn{to{rotate:1turn}}',
  '@keyframes fade{from{opacity:0}}',
  '.wheel{animation:1s linear infinite turn}',
  '.drawer{inset:0}',
  '.row:has(.drawer){gap:0}',
  'a.link:not(.current:is(.old,.new)){color:blue}',
  '@media print{.card{color:#000}.drawer{display:none}.link{color:#000}}',
  '@media (min-width:48em){@supports (gap:0){.card{gap:0}}.card{padding:0}}',
].join('');
const rules = readStyleRules(sheet);
const stylesFor = (markup: string) => pickStyles(rules, markup)?.css;
const forEverything = ':root{--ink:#000}@font-face{font-family:Text;src:url(/text.woff2)}';

describe('the styles within a document', () => {
  it('are those that its elements need, in the order of the sheets', () => {
    expect(stylesFor('<b class="link card"></b>')).toBe(
      `${forEverything}.card{color:red}a.link:not(.current:is(.old,.new)){color:blue}` +
        '@media print{.card{color:#000}.link{color:#000}}' +
        '@media (min-width:48em){@supports (gap:0){.card{gap:0}}.card{padding:0}}',
    );
  });

  it('hold a rule of which one selector finds all of its classes', () => {
    expect(stylesFor('<b class="heart"></b>')).toBe(forEverything);
    expect(stylesFor('<p class="list"><b class="heart"></b></p>')).toContain('.card:hover .heart,.list>.heart{');
  });

  it('hold a rule that only excludes or looks for what is not there', () => {
    expect(stylesFor('<a class="link">')).toContain('a.link:not(.current:is(.old,.new)){color:blue}');
    expect(stylesFor('<p class="row">')).toContain('.row:has(.drawer){gap:0}');
  });

  it('hold the animations that one of them asks for', () => {
    expect(stylesFor('<b class="wheel"></b>')).toBe(
      `${forEverything}@keyframes turn{to{rotate:1turn}}.wheel{animation:1s linear infinite turn}`,
    );
  });

  it('are none where the page has no rules', () => {
    expect(pickStyles([], '<b class="card"></b>')).toBeNull();
  });
});

it('a whole sheet that is picked says what it said', () => {
  const everything = [...sheet.matchAll(/\.([a-z]+)[^\d]/g)].map(([, name]) => name).join(' ');
  expect(stylesFor(`<b class="${everything}"></b>`)).toBe(sheet.replace('@keyframes fade{from{opacity:0}}', ''));
});
