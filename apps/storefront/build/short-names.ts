import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';

/** Of a name that a style sheet makes, what vanilla-extract tells. */
interface NameParts {
  /** Made of the sheet's path and of how many names it made before. */
  hash: string;
  /** The sheet's path, from the root of the build. */
  filePath: string;
}

/** Without vowels no word comes about, such as those that ad blockers hide. */
const first = 'bcdfghjklmnpqrstvwxz';
const second = `${first}0123456789`;

/**
 * Names of three or four characters for what the style sheets in some folders of a build make: two for the sheet, found by
 * its path, the rest for what it names first, second, and so on. A document says each name several times, and what looks
 * made by chance does not compress. All builds come to the same names, and a new sheet seldom changes those of others.
 */
export function shortNames(root: URL, folders: readonly string[]): (parts: NameParts) => string {
  const prefixes = prefixesOf(folders.flatMap((folder) => sheetsIn(root, folder)));
  const made = new Map<string, string[]>();
  return ({ hash, filePath }) => {
    const prefix = prefixes.get(filePath);
    if (prefix === undefined) throw new Error(`${filePath} lies in none of the folders whose style sheets get names`);
    // A sheet is run once for each that imports it, always from its beginning.
    const hashes = made.get(filePath) ?? [];
    made.set(filePath, hashes);
    if (!hashes.includes(hash)) hashes.push(hash);
    return prefix + hashes.indexOf(hash).toString(36);
  };
}

function sheetsIn(root: URL, folder: string): string[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css.ts'))
    .map((path) => folder + path.replaceAll('\\', '/'))
    .toSorted();
}

/** Each begins where the hash of its path says, and goes on to the next that is free. */
function prefixesOf(sheets: readonly string[]): ReadonlyMap<string, string> {
  const count = first.length * second.length;
  if (sheets.length > count) throw new Error(`There are ${sheets.length} style sheets, and names for ${count}`);
  const taken = new Set<number>();
  return new Map(
    sheets.map((sheet) => {
      let place = createHash('sha256').update(sheet).digest().readUInt32BE() % count;
      while (taken.has(place)) place = (place + 1) % count;
      taken.add(place);
      return [sheet, (first[place % first.length] ?? '') + (second[Math.floor(place / first.length)] ?? '')];
    }),
  );
}
