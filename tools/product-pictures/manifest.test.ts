import { describe, expect, it } from 'vitest';
import { pictures } from './manifest.ts';
import { toSvg } from './render.ts';

const [first] = pictures();

describe('the picture manifest', () => {
  it('draws the same name the same way each time, and another name otherwise', () => {
    if (!first) throw new Error('Nothing is drawn any more; remove the tool');
    const draw = (name: string) => toSvg(name, first.generator, first.shot);
    expect(draw('a')).toBe(draw('a'));
    expect(draw('a')).not.toBe(draw('b'));
  });
});
