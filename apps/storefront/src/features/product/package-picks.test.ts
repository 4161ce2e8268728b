import { describe, expect, it } from 'vitest';
import { defaultTexts, isPickField, isSoldOut, readPicks, textsOf } from './package-picks.ts';
import { contentsOf, optionOf } from './testing/demo-contents.ts';

const { groups } = contentsOf();
const problems = (texts: Record<string, string>, from = groups) => readPicks(from, texts).map(({ problem }) => problem);

describe('what is picked for a package', () => {
  it.each([
    ['nothing, where something must be', {}, ['choice', null]],
    ['what is there', { g1: '11' }, [null, null]],
    ['nothing, where nothing need be', { g1: '11', g2: '0' }, [null, null]],
    ['something of several sizes without one', { g1: '11', g2: '22' }, [null, 'size']],
    ['a size', { g1: '11', g2: '22', s22: '221' }, [null, null]],
    ['a size of which there is too little', { g1: '11', g2: '22', s22: '222' }, [null, 'sold-out']],
    ['what is no option any more', { g1: '99', g2: '98' }, ['gone', 'gone']],
    ['another group’s option', { g1: '21' }, ['gone', null]],
    ['something hostile', { g1: '<script>', g2: '11 or 1=1' }, ['gone', 'gone']],
  ])('is %s', (_, texts, expected) => {
    expect(problems(texts)).toEqual(expected);
  });

  it('is sold out where fewer are left than one package takes', () => {
    expect(isSoldOut(optionOf(1, 1))).toBe(true);
    expect(isSoldOut(optionOf(1, 2))).toBe(false);
    expect(problems({ g1: '11' }, contentsOf(1).groups)).toEqual(['sold-out', null]);
  });

  it('is in an address that opens the same again', () => {
    const texts = { g1: '12', g2: '22', s22: '221' };
    expect(textsOf(readPicks(groups, texts))).toEqual(texts);
    expect(textsOf(readPicks(groups, { g1: '12' }))).toEqual({ g1: '12', g2: '0' });
    expect(Object.keys(texts).every(isPickField)).toBe(true);
    expect(isPickField('change')).toBe(false);
  });

  it('begins with the defaults of which there is enough', () => {
    expect(defaultTexts(groups)).toEqual({ g1: '11', g2: '0' });
    expect(defaultTexts(contentsOf(1).groups)).toEqual({ g2: '0' });
  });
});
