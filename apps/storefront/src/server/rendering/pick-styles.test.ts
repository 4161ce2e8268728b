import { describe, expect, it } from 'vitest';
import { readStyleRules } from '../../../build/read-style-rules.ts';
import { pickStyles } from './pick-styles.ts';

const sheet = [
  ':root{--ink:#000;--gap:1rem;--unasked:0}',
  '@font-face{font-family:Text;src:url(/text.woff2)}',
  '@font-face{font-family:Text;src:url(/rest.woff2);unicode-range:U+0-1F, U+3B-3E, U+100-12F}',
  '@font-face{font-family:"By Theme";src:url(/theme.woff2)}',
  'body{font-family:Text}',
  '.card{color:red}',
  '.card:hover .heart,.list>.heart{opacity:1}',
  '@keyframes turn{to{rotate:1turn}}',
  '@keyframes fade{from{opacity:0}}',
  '.wheel{animation:1s linear infinite turn}',
  '.drawer{inset:0}',
  '.row:has(.drawer){gap:0}',
  'a.link:not(.current:is(.old,.new)){color:blue}',
  '@media print{.card{color:#000}.drawer{display:none}.link{color:#000}}',
  '@media (scripting: none){.card{color:#000}}',
  '@media not all and (scripting:none){.card{color:#111}}',
  '.box{gap:var(--gap);color:var(--ink)}',
  '.dim{--ink:#666}',
  '@media (min-width:48em){@supports (gap:0){.card{gap:0}}.card{padding:0}}',
].join('');
const rules = readStyleRules(sheet);
const stylesFor = (markup: string, theme?: string) => pickStyles(rules, markup, theme)?.css;
const forEverything = ':root{}@font-face{font-family:Text;src:url(/text.woff2)}body{font-family:Text}';

describe('the styles within a document', () => {
  it('are those that its elements need, in the order of the sheets', () => {
    expect(stylesFor('<b class="link card"></b>')).toBe(
      `${forEverything}.card{color:red}a.link:not(.current:is(.old,.new)){color:blue}` +
        '@media not all and (scripting:none){.card{color:#111}}' +
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

  it('leave out what the sheets themselves count for', () => {
    expect(stylesFor('<b class="card"></b>')).toContain('@media not all and (scripting:none){.card{color:#111}}');
    expect(stylesFor('<b class="card"></b>')).not.toContain('#000');
  });

  it('hold a face of a font where the text has one of its letters', () => {
    const rest = 'url(/rest.woff2)';
    expect(stylesFor('<p title="Ā">Å &amp; ä\n</p>')).not.toContain(rest);
    expect(stylesFor('<p>Å</p>&amp; Ādaži')).toContain(rest);
  });

  it('hold a face of a font that a theme alone names', () => {
    expect(stylesFor('<p>')).not.toContain('By Theme');
    expect(stylesFor('<p>', ':root:root{--torg-font-text:"By Theme"}')).toContain('By Theme');
  });

  it('say at once what a variable stands for, where it is set once and by no theme', () => {
    expect(stylesFor('<b class="box"></b>')).toContain('.box{gap:1rem;color:#000}');
    expect(stylesFor('<b class="box dim"></b>')).toContain(':root{--ink:#000;}');
    expect(stylesFor('<b class="box dim"></b>')).toContain('.box{gap:1rem;color:var(--ink)}.dim{--ink:#666}');
    expect(stylesFor('<b class="box"></b>', ':root:root{--gap:2rem}')).toContain('.box{gap:var(--gap);color:#000}');
  });

  it('are none where the page has no rules', () => {
    expect(pickStyles([], '<b class="card"></b>')).toBeNull();
  });
});
