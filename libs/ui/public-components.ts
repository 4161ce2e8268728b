import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const source = join(import.meta.dirname, 'src');

/** A component as an entry of the library lists it. */
export interface PublicComponent {
  name: string;
  /** The entry's list of names, from `src`, such as `overlays/index.ts`. */
  entry: string;
  /** Its own file, from `src`. */
  file: string;
}

/** Every public component, read from the lists of the entries. */
export function publicComponents(): readonly PublicComponent[] {
  return entries().flatMap((entry) => {
    const list = readFileSync(join(source, entry), 'utf8');
    const lines = [...list.matchAll(/export \{([^}]+)\} from '([^']+\.tsx)'/g)];
    return lines.flatMap(([, names = '', path = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]/.test(name))
        .map((name) => ({ name, entry, file: join(dirname(entry), path) })),
    );
  });
}

/** The files that package.json offers as entries, except styles. */
function entries(): readonly string[] {
  const manifest: { exports: Record<string, string> } = JSON.parse(
    readFileSync(join(source, '../package.json'), 'utf8'),
  );
  return Object.values(manifest.exports)
    .filter((path) => path.endsWith('index.ts'))
    .map((path) => path.replace('./src/', ''));
}

/** What stands beside a component: the texts of the files of its folder whose names end so. */
export function textsBeside({ file }: PublicComponent, ending: string): readonly string[] {
  const folder = join(source, dirname(file));
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** The text of a component's own file. */
export function textOf({ file }: PublicComponent): string {
  return readFileSync(join(source, file), 'utf8');
}
