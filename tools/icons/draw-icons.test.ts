import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cutIcons, drawCutIcon, drawWholeIcon, iconFolder, wholeIcons } from './draw-icons.ts';

const pixelsOf = async (picture: string | Buffer) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

describe.each(Object.entries(cutIcons))('%s', (name, size) => {
  it('is drawn from the icon', async () => {
    const [kept, drawn] = await Promise.all([pixelsOf(join(iconFolder, name)), pixelsOf(await drawCutIcon(size))]);
    expect(kept.info).toMatchObject({ width: size, height: size });
    expect(kept.data.equals(drawn.data)).toBe(true);
  });

  it('has nothing but its ground outside of the circle that every shape leaves whole', async () => {
    const { data, info } = await pixelsOf(join(iconFolder, name));
    const [ground, middle] = [data.subarray(0, 3), (size - 1) / 2];
    const outside: number[] = [];
    for (let at = 0; at < data.length; at += info.channels) {
      const [x, y] = [(at / info.channels) % size, Math.floor(at / info.channels / size)];
      const isGround = data.subarray(at, at + 3).every((value, index) => Math.abs(value - (ground[index] ?? 0)) < 4);
      if (!isGround && Math.hypot(x - middle, y - middle) > 0.4 * size) outside.push(at);
    }
    expect(outside).toEqual([]);
  });
});

describe.each(Object.entries(wholeIcons))('%s', (name, size) => {
  it('is drawn from the icon, and seen through at its corners', async () => {
    const read = async (picture: string | Buffer) => sharp(picture).ensureAlpha().raw().toBuffer();
    const [kept, drawn] = await Promise.all([read(join(iconFolder, name)), read(await drawWholeIcon(size))]);
    expect(kept.equals(drawn)).toBe(true);
    const alphaAt = (pixel: number) => kept[4 * pixel + 3];
    expect([alphaAt(0), alphaAt((size * size + size) / 2)]).toEqual([0, 255]);
  });
});
