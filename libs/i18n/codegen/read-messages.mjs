import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Reads the texts of one language from every feature's folder into one map, sorted by key. A feature is called as the folder
 * that its texts lie in, or the one around it where that is called `messages`: both `messages/cart/sv.json` and
 * `cart/messages/sv.json` hold keys that begin with `cart.`.
 * @param {string} source where the features' folders stand, however deep
 * @param {string} language such as sv
 * @returns {Promise<Record<string, string>>}
 */
export async function readMessages(source, language) {
  const entries = await readdir(source, { withFileTypes: true, recursive: true });
  const folders = entries.filter(({ name }) => name === `${language}.json`).map(({ parentPath }) => parentPath);
  const messages = new Map();
  for (const folder of folders) {
    const feature = basename(folder) === 'messages' ? basename(dirname(folder)) : basename(folder);
    const texts = JSON.parse(await readFile(join(folder, `${language}.json`), 'utf8'));
    for (const [key, text] of Object.entries(texts)) {
      if (!key.startsWith(`${feature}.`))
        throw new Error(`${key} stands in ${folder}, so it must begin with ${feature}.`);
      if (messages.has(key)) throw new Error(`${key} stands in two folders`);
      messages.set(key, text);
    }
  }
  return Object.fromEntries([...messages].sort(([a], [b]) => (a < b ? -1 : 1)));
}
