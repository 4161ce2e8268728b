import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGliteDialect } from 'kysely';
import { lockDataFolder } from './data-folder-lock.ts';
import type { OpenDialect } from './open-dialect.ts';
import { writeCheckFile } from './write-check-file.ts';

/** Runs PostgreSQL inside this process, over a folder that is locked for it, or in memory where none is named. */
export async function embeddedDialect(dataDir: string | undefined): Promise<OpenDialect> {
  const lock = dataDir === undefined ? null : await lockDataFolder(dataDir);
  try {
    const pglite = await startPGlite(dataDir === undefined ? undefined : join(dataDir, 'postgres'));
    return {
      dialect: new PGliteDialect({ pglite }),
      atOnce: 1,
      // A statement would leave rows behind that nothing clears away here, and a small one fits in where the rest does not.
      tryWrite: async () => (dataDir === undefined ? undefined : writeCheckFile(dataDir)),
      afterClose: async () => lock?.release(),
    };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

async function startPGlite(folder: string | undefined) {
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  // PGlite does not make the folders above its own.
  if (folder !== undefined) await mkdir(folder, { recursive: true });
  return PGlite.create({ ...(folder === undefined ? {} : { dataDir: folder }), extensions: { pg_trgm } });
}
