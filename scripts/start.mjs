// npm runs its scripts through a shell, and a signal to npm would end that shell alone and leave the server running. So
// package.json lets Node take the shell's place (exec); Windows has no exec and runs what stands after ||.
import { beginPreparing } from './bootstrap/preparing.mjs';
import { projectRoot } from './project-root.mjs';
import { runQuietly } from './run-quietly.mjs';
import { runServer } from './run-server.mjs';
import { quietEnvironment } from './quiet-environment.mjs';
import { onSuitableNode, toolEnvironment } from './suitable-node.mjs';

await onSuitableNode(async () => {
  const problem = await build().catch((error) => error.message);
  if (problem !== null) {
    console.error(problem);
    return 1;
  }
  return runServer(['apps/storefront/dist/server/main.js'], { NODE_ENV: 'production' });
});

/** @returns {Promise<string | null>} what went wrong */
async function build() {
  const end = beginPreparing(projectRoot);
  console.log('Building the shop (only what has changed) …');
  const env = { ...toolEnvironment(), ...quietEnvironment };
  const { ok, output } = await runQuietly('nx', ['run', '@torg/storefront:build', '--outputStyle=static'], { env });
  end();
  return ok ? null : `${output}\n\nThe build failed; its output is above.`;
}
