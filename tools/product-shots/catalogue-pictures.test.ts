import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../../libs/demo-shop/src/catalogue/demo-catalogue.ts';
import { palette } from '../../libs/merchant-api/src/catalogue/palette.ts';
import { productShots, shots } from './manifest.ts';
import { picturePath } from './picture-path.ts';
import { readShotLock } from './shot-lock.ts';
import type { Shot } from './shot.ts';

/** A little above what masters are made to weigh. */
const mostBytesPerPixel = 0.1;

const named = demoCatalogue.families.flatMap(({ colours }) =>
  colours.flatMap(({ images }) => images.map(({ fileName }) => fileName)),
);
const shot = productShots();

describe('the pictures of the demo catalogue', () => {
  it('are each photographed once', () => {
    expect(shot.map(({ fileName }) => fileName).sort()).toEqual(named.sort());
  });

  it('have a generator that knows how to look at them, but for what a look from the front tells of others', () => {
    const toldByFront = ['angle', 'detail'];
    const known = ({ generator, view }: (typeof shot)[number]) => {
      const looks = toldByFront.includes(view) ? [view, 'front'] : [view];
      return looks.some((look) => generatorText(generator).includes(`"${look}": Camera(`));
    };
    const unknown = shot.filter((one) => !known(one));
    expect(unknown.map(({ fileName }) => fileName)).toEqual([]);
  });
});

it('knows woods and brass by the colours that the catalogue has for them', () => {
  const source = (file: string) => readFileSync(join(import.meta.dirname, 'blender/materials', file), 'utf8');
  const told = [
    ...source('timber.py').matchAll(/"(#[\da-f]{6})": "/g),
    ...source('enamel.py').matchAll(/BRASS = "(.*)"/g),
  ];
  const { ek, bjork, valnot, massing } = palette;
  expect(told.map(([, hex]) => hex)).toEqual([ek.hex, bjork.hex, valnot.hex, massing.hex]);
});

describe('every picture of the demo, banners too', () => {
  it('is there, and none is heavy', () => {
    const weigh = (one: Shot) => statSync(picturePath(one), { throwIfNoEntry: false })?.size ?? Infinity;
    const heavy = shots().filter((one) => weigh(one) > one.width * one.height * mostBytesPerPixel);
    expect(heavy.map(({ fileName }) => fileName)).toEqual([]);
  });

  it('is kept with what it shows in both languages and the colour that stands for it', () => {
    const said = Object.fromEntries(shots().map(({ fileName, alt }) => [fileName, alt]));
    const kept = Object.fromEntries(Object.entries(readShotLock()).map(([fileName, { alt }]) => [fileName, alt]));
    expect(kept).toEqual(said);
    const colours = Object.values(readShotLock()).map(({ dominant }) => dominant);
    expect(colours.filter((colour) => !/^#[\da-f]{6}$/.test(colour))).toEqual([]);
  });
});

function generatorText(generator: string): string {
  const path = join(import.meta.dirname, 'blender/products', `${generator}.py`);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
