import { describe, expect, it } from 'vitest';
import { pictures } from './manifest.ts';
import { toSvg } from './render.ts';

const first = pictures().find(({ fileName }) => fileName === 'mugg-strand-terrakotta-front.avif');

describe('the picture manifest', () => {
  it('has a generator for every picture that the catalogue names, each named once', () => {
    const names = pictures().map(({ fileName }) => fileName);
    expect(names.length).toBeGreaterThanOrEqual(128);
    expect(new Set(names).size).toBe(names.length);
  });

  it('draws the same name the same way each time, and another name otherwise', () => {
    if (!first) throw new Error('The mug is gone from the catalogue; choose another picture for this test');
    const draw = (name: string) => toSvg(name, first.generator, first.shot);
    expect(draw('a')).toBe(draw('a'));
    expect(draw('a')).not.toBe(draw('b'));
  });
});
