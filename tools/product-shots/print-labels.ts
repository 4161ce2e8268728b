import { writeFileSync } from 'node:fs';
import { printed, type Print } from './prints/print.ts';
import type { Made } from './still-life.ts';

interface Labelled {
  labels?: Readonly<Record<string, Print>>;
  options?: Readonly<Record<string, unknown>>;
}

/** The same, with the paths of printed labels instead of what stands on them. They are kept below `path`, a file's. */
export async function withPrintedLabels(shot: Labelled, path: string): Promise<object> {
  const labels: Record<string, string> = {};
  for (const [name, label] of Object.entries(shot.labels ?? {})) {
    labels[name] = `${path}-${name}.png`;
    writeFileSync(labels[name], await printed(label));
  }
  const goods = shot.options?.['goods'] as readonly Made[] | undefined; // stillLifeShots alone gives a shot goods
  if (!goods) return { ...shot, labels };
  const made = goods.map(async (one, at) => ({ ...one, make: await withPrintedLabels(one.make, `${path}-${at}`) }));
  return { ...shot, labels, options: { ...shot.options, goods: await Promise.all(made) } };
}
