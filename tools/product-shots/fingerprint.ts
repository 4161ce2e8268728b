import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markupOf } from './prints/print.ts';
import type { Shot } from './shot.ts';
import type { Made } from './still-life.ts';

/** Raise it where what all pictures share has changed so much that each is to be taken again: `blender/studio`, the format. */
const studioVersion = 1;

/**
 * What a picture is made from: what is asked for, and the text of all that makes it, from its generator and set down to
 * the materials they use. What a picture says and where it is kept is no part of it.
 */
export function fingerprint({ alt: _alt, folder: _folder, ...shot }: Shot): string {
  const goods = goodsOf(shot);
  const sources = sourcesOf(
    [shot, ...goods].map(({ generator }) => `products/${generator}`).concat(`sets/${shot.set}`),
  );
  const prints = [shot, ...goods].map(({ labels = {} }) =>
    Object.entries(labels).map(([at, print]) => [at, markupOf(print)]),
  );
  const made = JSON.stringify({ shot, prints, sources: sources.map(textOf), studioVersion });
  return createHash('sha256').update(made).digest('hex').slice(0, 16);
}

/** What is set out in a still life. */
function goodsOf({ options }: Pick<Shot, 'options'>): Made['make'][] {
  const goods = (options?.['goods'] ?? []) as readonly Made[]; // stillLifeShots alone gives a shot goods
  return goods.map(({ make }) => make);
}

/** Modules below `blender`, such as `products/mug`, and all that they use, in the order of names. */
export function sourcesOf(modules: readonly string[]): string[] {
  const found = new Set<string>();
  const follow = (module: string) => {
    if (found.has(module)) return;
    found.add(module);
    usedBy(module).forEach(follow);
  };
  modules.forEach(follow);
  return [...found].sort();
}

const imports = /^from (products|props|sets|materials|shapes)(?:\.(\w+))? import (.+)$/gm;

function usedBy(module: string): string[] {
  return [...textOf(module).matchAll(imports)].flatMap(([, folder, file, names = '']) =>
    (file === undefined ? names.split(', ') : [file]).map((name) => `${folder}/${name}`),
  );
}

const texts = new Map<string, string>();

function textOf(module: string): string {
  const text = texts.get(module) ?? readFileSync(join(import.meta.dirname, 'blender', `${module}.py`), 'utf8');
  texts.set(module, text);
  return text;
}
