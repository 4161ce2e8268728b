// npm runs its scripts through a shell, and a signal to npm would end that shell alone and leave the server running. So
// package.json lets Node take the shell's place (exec); Windows has no exec and runs what stands after ||.
import { runQuietly } from './run-quietly.mjs';
import { runServer } from './run-server.mjs';
import { quietEnvironment } from './quiet-environment.mjs';
import { onSuitableNode, toolEnvironment } from './suitable-node.mjs';

await onSuitableNode(async () => {
  const env = { ...toolEnvironment(), ...quietEnvironment };
  console.log('Building the shop (only what has changed) …');
  const build = await runQuietly('nx', ['run', '@torg/storefront:build', '--outputStyle=static'], { env });
  if (!build.ok) {
    console.error(`${build.output}\n\nThe build failed; its output is above.`);
    return 1;
  }
  return runServer(['apps/storefront/dist/server/main.js'], { NODE_ENV: 'production' });
});
