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

/**
 * Weighs what each page fetches before its load, without a touch, and after the first one.
 * @param {Record<string, { beforeLoad: string[], untouched: string[], scripts: string[] }>} firstLoad
 * @param {Parameters<typeof fetchedWhenIdle>[1]} manifest
 * @param {typeof import('./first-load-budgets.mjs').firstLoadBudgets} budgets
 * @param {(file: string) => Uint8Array | null} read
 * @returns {(LoadRow & { loads: string[] })[]} with the files of each
 */
export function weighTouches(firstLoad, manifest, budgets, read) {
  return Object.entries(firstLoad).flatMap(([page, { beforeLoad, untouched, scripts }]) => {
    const foreseen = fetchedWhenIdle(scripts, manifest);
    const runs = scripts.every((file) => untouched.includes(file));
    const row = (name, loads, limit) => ({ ...weigh(`${page} ${name}`, loads, limit, read), loads });
    const touched = (budgets.scripts[page] ?? 0) + budgets.foreseen;
    const rows = [
      row('before load', beforeLoad, budgets.beforeLoad),
      runs ? row('untouched', [...untouched, ...foreseen], touched) : row('untouched', untouched, budgets.untouched),
      row('after a touch', [...scripts, ...foreseen], touched),
    ];
    if (runs && !budgets.runUntouched.includes(page))
      rows[1].problems.push('runs its script without a touch, and is not among the pages that may');
    return rows;
  });
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
 * Which modules weigh most of what a page alone loads, or of all where nothing is its own, in a sentence; empty where nothing is known.
 * @param {string} page
 * @param {Record<string, { scripts: string[] }>} firstLoad
 * @param {Record<string, { path: string, bytes: number, importedBy: string[] }[]>} modules by script
 */
export function heaviestOf(page, firstLoad, modules) {
  const of = (name) => (firstLoad[name]?.scripts ?? []).flatMap((file) => modules[file] ?? []);
  const everywhere = Object.keys(firstLoad).map((name) => new Set(of(name).map(({ path }) => path)));
  const all = of(page).filter(({ path }) => !path.includes('node_modules'));
  const own = all.filter(({ path }) => everywhere.filter((paths) => paths.has(path)).length < everywhere.length);
  return heaviest(own.length > 0 ? own : all);
}

/**
 * Which modules weigh most in some scripts, npm's among them, in a sentence.
 * @param {string[]} files
 * @param {Parameters<typeof heaviestOf>[2]} modules
 */
export function heaviestIn(files, modules) {
  return heaviest(files.flatMap((file) => modules[file] ?? []));
}

function heaviest(modules) {
  const first = modules.toSorted((a, b) => b.bytes - a.bytes).slice(0, 3);
  const told = first.map(
    ({ path, bytes, importedBy }) =>
      `${path} (${kilobytes(bytes)} before gzip) from ${importedBy.join(' and ') || 'the entry'}`,
  );
  return told.length === 0 ? '' : `its heaviest modules: ${told.join('; ')}`;
}

/**
 * The scripts that a tab fetches by itself when its page is alive, whatever the page: all that the client's own code asks for
 * when it is idle, with what that imports, but for what the page has loaded.
 * @param {string[]} loaded
 * @param {Record<string, { file: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }>} manifest Vite's
 */
export function fetchedWhenIdle(loaded, manifest) {
  const entry = Object.values(manifest).find(({ isEntry, file }) => isEntry && file.endsWith('.js'));
  const isOfTab = (key) => /^src\/(client|routes|queries)\//.test(key) || key.endsWith('/product/product.route.tsx');
  const asked = Object.values(manifest)
    .filter(({ file }) => loaded.includes(file) || file === entry?.file)
    .flatMap(({ dynamicImports = [] }) => dynamicImports.filter(isOfTab));
  const found = new Set();
  const follow = (key) => {
    if (found.has(key) || !manifest[key]) return;
    found.add(key);
    for (const imported of manifest[key].imports ?? []) follow(imported);
    for (const imported of (manifest[key].dynamicImports ?? []).filter(isOfTab)) follow(imported);
  };
  for (const key of asked) follow(key);
  return [...found].map((key) => manifest[key].file).filter((file) => !loaded.includes(file));
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

/**
 * Weighs what a part of the shop adds to a page, and finds its code among what that has loaded before.
 * @param {Record<string, { scripts: string[] }>} firstLoad
 * @param {Parameters<typeof fetchedWhenIdle>[1]} manifest
 * @param {{ name: string, limit: number, page: string, parts: string[], isForeseen?: boolean }} part its files by their names
 * in the manifest, and whether the tab asks for them by itself
 * @param {(file: string) => Uint8Array | null} read
 * @returns {LoadRow}
 */
export function weighAdded(firstLoad, manifest, { name, limit, page, parts, isForeseen = false }, read) {
  const scripts = firstLoad[page]?.scripts ?? [];
  const loaded = isForeseen ? scripts : [...scripts, ...fetchedWhenIdle(scripts, manifest)];
  const found = new Set();
  const follow = (key) => {
    if (found.has(key) || !manifest[key]) return;
    found.add(key);
    for (const imported of manifest[key].imports ?? []) follow(imported);
  };
  for (const part of parts) follow(part);
  const files = [...found].map((key) => manifest[key].file);
  const row = weigh(
    name,
    files.filter((file) => !loaded.includes(file)),
    limit,
    read,
  );
  const early = parts.filter((part) => loaded.includes(manifest[part]?.file)).map((part) => `loads ${part} before`);
  const gone = parts.filter((part) => !manifest[part]).map((part) => `${part} was not built`);
  return { ...row, problems: [...row.problems, ...early, ...gone] };
}
