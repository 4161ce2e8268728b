import { fileURLToPath } from 'node:url';

/** A path from the repository's top. `src/server` and the built `dist/server` lie equally deep below it. */
export function workspacePath(path: string): string {
  return fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
}
