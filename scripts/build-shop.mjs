import { beginPreparing } from './bootstrap/preparing.mjs';
import { projectRoot } from './project-root.mjs';
import { quietEnvironment } from './quiet-environment.mjs';
import { runQuietly } from './run-quietly.mjs';
import { toolEnvironment } from './suitable-node.mjs';

/**
 * Builds the shop as `npm start` serves it, what has changed alone.
 * @returns {Promise<string | null>} what went wrong
 */
export async function buildShop() {
  const end = beginPreparing(projectRoot);
  console.log('Building the shop (only what has changed) …');
  const env = { ...toolEnvironment(), ...quietEnvironment };
  const { ok, output } = await runQuietly('nx', ['run', '@torg/storefront:build', '--outputStyle=static'], { env });
  end();
  return ok ? null : `${output}\n\nThe build failed; its output is above.`;
}
