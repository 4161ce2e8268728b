import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../../libs/merchant-api/src/catalogue/seed/demo-catalogue.ts';
import { productShots, shots } from './manifest.ts';
import { readShotLock } from './shot-lock.ts';

const folder = join(import.meta.dirname, '../../libs/merchant-api/pictures/product');
const largestBytes = 110_000;

const named = demoCatalogue.families.flatMap(({ colours }) =>
  colours.flatMap(({ images }) => images.map(({ fileName }) => fileName)),
);
const shot = productShots();

describe('the pictures of the demo catalogue', () => {
  it('are all there, and none is heavy', () => {
    const weigh = (fileName: string) => statSync(join(folder, fileName), { throwIfNoEntry: false })?.size ?? Infinity;
    expect(named.filter((fileName) => weigh(fileName) > largestBytes)).toEqual([]);
  });

  it('are each photographed once', () => {
    expect(shot.map(({ fileName }) => fileName).sort()).toEqual(named.sort());
  });

  it('have a generator that knows how to look at them', () => {
    const unknown = shot.filter(({ generator, view }) => !generatorText(generator).includes(`"${view}": Camera(`));
    expect(unknown.map(({ fileName }) => fileName)).toEqual([]);
  });

  it('are each kept with what they show, in both languages, and the colour that stands for them', () => {
    const lock = readShotLock();
    const saysNow = new Map(shots().map(({ fileName, alt }) => [fileName, alt]));
    const outdated = Object.entries(lock).filter(
      ([fileName, { alt, dominant }]) =>
        !/^#[\da-f]{6}$/.test(dominant) || JSON.stringify(alt) !== JSON.stringify(saysNow.get(fileName)),
    );
    expect(outdated).toEqual([]);
  });
});

function generatorText(generator: string): string {
  const path = join(import.meta.dirname, 'blender/products', `${generator}.py`);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
