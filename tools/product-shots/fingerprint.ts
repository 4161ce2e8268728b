import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shot } from './shot.ts';
import type { Made } from './still-life.ts';

/** Raise it where light, camera, materials or grading change so much that every picture is to be taken again. */
const studioVersion = 1;

/** What a picture is made from: the text of its generators, what they are told, the studio and the format. */
export function fingerprint({ alt: _alt, folder: _folder, width, height, samples, ...shot }: Shot): string {
  const generator = generatorsOf(shot).map(generatorText).join('');
  const made = JSON.stringify({ shot, generator, studioVersion, format: { width, height, samples } });
  return createHash('sha256').update(made).digest('hex').slice(0, 16);
}

/** Its own, and for a still life those of its goods. */
function generatorsOf({ generator, options }: Pick<Shot, 'generator' | 'options'>): string[] {
  const goods = (options?.['goods'] ?? []) as readonly Made[]; // stillLifeShots alone gives a shot goods
  return [...new Set([generator, ...goods.map(({ make }) => make.generator)])];
}

function generatorText(generator: string): string {
  return readFileSync(join(import.meta.dirname, 'blender/products', `${generator}.py`), 'utf8');
}
