import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Reads the texts of one language from every feature's folder into one map, sorted by key.
 * @param {string} folder where the features' folders stand
 * @param {string} language such as sv
 * @returns {Promise<Record<string, string>>}
 */
export async function readMessages(folder, language) {
  const entries = await readdir(folder, { withFileTypes: true });
  const features = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const messages = new Map();
  for (const feature of features.sort()) {
    const texts = JSON.parse(await readFile(join(folder, feature, `${language}.json`), 'utf8'));
    for (const [key, text] of Object.entries(texts)) {
      if (!key.startsWith(`${feature}.`))
        throw new Error(`${key} stands in ${feature}/, so it must begin with ${feature}.`);
      messages.set(key, text);
    }
  }
  return Object.fromEntries([...messages].sort(([a], [b]) => (a < b ? -1 : 1)));
}
