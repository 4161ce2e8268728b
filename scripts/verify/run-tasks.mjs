import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';
import { runQuietly } from '../run-quietly.mjs';
import { reportFolders } from './read-task.mjs';
import { targets } from './targets.mjs';
import { testProjects } from './test-projects.mjs';

/**
 * The linter and the compiler take a gigabyte or two each. Stories wait for their browser a third of their time, so they run
 * beside those; other tests and the journeys fill the cores and run alone, as their targets say.
 */
const MOST_AT_A_TIME = 2;

/**
 * Has Nx run every check, or those that a change since `base` touches; Nx takes from its cache what it has run before.
 * @param {{ env: NodeJS.ProcessEnv, base?: string, hear: (text: string) => void }} options
 * @returns {Promise<{ ok: boolean, output: string, tasks: object[] | null }>} `tasks` is null where Nx ended before it told
 */
export async function runTasks({ env, base, hear }) {
  // What is taken from the cache is put back; an older report must not be counted where a run leaves none.
  for (const left of [projectRoot, ...testFolders()].flatMap(reportFolders)) {
    rmSync(left, { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(tmpdir(), 'torg-verify-'));
  const file = join(folder, 'tasks.json');
  const parallel = `--parallel=${Math.min(availableParallelism(), MOST_AT_A_TIME)}`;
  const which = base ? ['affected', `--base=${base}`] : ['run-many'];
  try {
    const { ok, output } = await runQuietly('nx', [...which, '-t', ...targets, parallel, '--outputStyle=static'], {
      env: { ...env, TASK_RESULTS_FILE: file },
      minutes: 80,
      hear,
    });
    const tasks = existsSync(file) ? Object.values(JSON.parse(readFileSync(file, 'utf8'))) : null;
    return { ok, output, tasks: tasks ?? (ok && base ? [] : null) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function testFolders() {
  return [...testProjects(projectRoot).map(({ folder }) => folder), 'apps/storefront-e2e'].map((folder) =>
    join(projectRoot, folder),
  );
}
