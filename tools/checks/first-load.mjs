import { gzipSync } from 'node:zlib';

/**
 * One row of the table: what is loaded, its size in bytes (gzip -9), and every way in which it breaks its budget.
 * @typedef {{ name: string, files: number, bytes: number, limit: number, problems: string[] }} LoadRow
 */

/**
 * Weighs the first load of every page against the budgets.
 * @param {Record<string, { scripts: string[], styles: string[] }>} firstLoad what each page loads
 * @param {typeof import('./first-load-budgets.mjs').firstLoadBudgets} budgets
 * @param {(file: string) => Uint8Array | null} read gives null for a file that is not there
 * @returns {LoadRow[]}
 */
export function weighFirstLoad(firstLoad, budgets, read) {
  const unknown = Object.keys(firstLoad).filter((page) => !(page in budgets.scripts));
  const scripts = Object.entries(budgets.scripts).map(([page, limit]) => {
    const row = weigh(page, firstLoad[page]?.scripts, limit, read);
    if (row.files > budgets.scriptFiles) row.problems.push(`${row.files} files, at most ${budgets.scriptFiles}`);
    return row;
  });
  const strangers = unknown.map((page) => ({
    ...weigh(page, firstLoad[page].scripts, 0, read),
    problems: ['has no budget'],
  }));
  const styles = Object.keys(firstLoad).map((page) =>
    weigh(`${page} css`, firstLoad[page].styles, budgets.styles, read),
  );
  return [...scripts, ...strangers, ...styles];
}

/** @returns {LoadRow} */
function weigh(name, files, limit, read) {
  if (!files?.length) return { name, files: 0, bytes: 0, limit, problems: ['is not in first-load.json'] };
  const unique = [...new Set(files)];
  const contents = unique.map(read);
  const problems = unique.filter((_, index) => contents[index] === null).map((file) => `${file} was not built`);
  const bytes = contents.reduce((sum, content) => sum + (content ? gzipSync(content, { level: 9 }).length : 0), 0);
  if (bytes > limit) problems.push(`${kilobytes(bytes - limit)} over its budget`);
  return { name, files: unique.length, bytes, limit, problems };
}

/**
 * What the page loads and does not list: the entry, and all that the listed files import statically. A list that
 * leaves them out would make the page look lighter than it is.
 * @param {string[]} files
 * @param {Record<string, { file: string, isEntry?: boolean, imports?: string[] }>} manifest Vite's
 */
export function leftOut(files, manifest) {
  const chunks = Object.values(manifest);
  const entries = chunks.filter((chunk) => chunk.isEntry && chunk.file.endsWith('.js'));
  const listed = chunks.filter((chunk) => files.includes(chunk.file));
  const imported = listed.flatMap((chunk) => chunk.imports ?? []).map((key) => manifest[key]);
  const wanted = [...entries, ...imported].map((chunk) => chunk?.file);
  return [...new Set(wanted)].filter((file) => file !== undefined && !files.includes(file));
}

/** '12.3 kB' */
export function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
