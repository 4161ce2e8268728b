import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shot } from './shot.ts';

/** Raise it where light, camera, materials or grading change so much that every picture is to be taken again. */
const studioVersion = 1;

/** How large and how fine pictures are taken. */
export const format = { width: 960, height: 1200, samples: 16 };

/** What a picture is made from: its generator's text, what it is told, the studio and the format. */
export function fingerprint({ alt: _alt, ...shot }: Shot): string {
  const generator = readFileSync(join(import.meta.dirname, 'blender/products', `${shot.generator}.py`), 'utf8');
  const made = JSON.stringify({ shot, generator, studioVersion, format });
  return createHash('sha256').update(made).digest('hex').slice(0, 16);
}
