import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { vitalMetrics } from '../../page/vital.ts';
import { addDays, type DayOfVitals } from './day-of-vitals.ts';
import { vitalScales } from './vital-scales.ts';

const count = z.int().nonnegative();
const nameCounts = z.array(z.tuple([z.string(), count]));

const tallies = vitalMetrics.map((metric) => {
  const buckets = z.array(count).length(vitalScales[metric].edges.length + 1);
  return [metric, z.object({ buckets, elements: nameCounts, scripts: nameCounts }).exactOptional()] as const;
});
const dayFile = z.record(z.string(), z.object(Object.fromEntries(tallies)));

/**
 * Writes what one server counted on a day into a file of its own, named by the day and the server. So servers that share a
 * folder never write over each other, and one that is started anew need not read what it wrote before. The file is whole at
 * any moment.
 */
export function vitalsWriter(folder: string, server: string) {
  return async (date: string, day: DayOfVitals): Promise<void> => {
    const path = `${folder}/${date}.${server}.json`;
    await mkdir(folder, { recursive: true });
    await writeFile(`${path}.new`, JSON.stringify(day));
    await rename(`${path}.new`, path);
  };
}

export interface KeptVitals {
  /** The latest first. */
  days: readonly { date: string; day: DayOfVitals }[];
  /** Files that nobody can read any more, such as those that were counted in other buckets. */
  unreadable: readonly string[];
}

const dateOf = (file: string) => file.slice(0, 10);

/** Reads what all servers counted on the latest days. */
export async function readVitals(folder: string, mostDays: number): Promise<KeptVitals> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => /^\d{4}-\d\d-\d\d\..+\.json$/.test(file));
  const dates = [...new Set(files.map(dateOf))].toSorted().reverse().slice(0, mostDays);
  const unreadable: string[] = [];
  const read = async (file: string) => {
    const day = await readDay(`${folder}/${file}`);
    if (!day) unreadable.push(file);
    return day ?? {};
  };
  const days = dates.map(async (date) => ({
    date,
    day: addDays(await Promise.all(files.filter((file) => dateOf(file) === date).map(read))),
  }));
  return { days: await Promise.all(days), unreadable };
}

async function readDay(path: string): Promise<DayOfVitals | null> {
  const text = await readFile(path, 'utf8');
  try {
    return dayFile.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
