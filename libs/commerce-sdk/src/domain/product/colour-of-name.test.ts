import { describe, expect, it } from 'vitest';
import { colourOfName } from './colour-of-name.ts';

describe('the colour of a name', () => {
  it.each([
    ['Svart', '#26231f'],
    ['SVART', '#26231f'],
    ['Skymningsblå', '#4f6f9b'],
    ['Skumringsblå', '#4f6f9b'],
    ['isblå', '#b5d0dc'],
    ['Grangrönt, mörkgrön', '#27452f'],
    ['Kritvit', '#f7f5f0'],
    ['Kritthvit', '#f7f5f0'],
    ['Tyttebærrød', '#b0322d'],
    ['Obehandlad ek', '#c29a6a'],
    // The same letters, written as two signs.
    ['Bla\u030a', '#4f6f9b'],
  ])('%s is told by its words', (name, colour) => {
    expect(colourOfName(name)).toBe(colour);
  });

  it('counts the longer of two words that fit', () => {
    expect(colourOfName('Mellanljusblå')).toBe(colourOfName('Ljusblå'));
  });

  it.each(['Flerfärgad', 'Randig', 'constructor', '', 'Lek', 'Metall'])('%j tells none', (name) => {
    expect(colourOfName(name)).toBeNull();
  });
});
