// npm runs its scripts through a shell, and a signal to npm would end that shell alone and leave the server running. So
// package.json lets Node take the shell's place (exec); Windows has no exec and runs what stands after ||.
import { buildShop } from './build-shop.mjs';
import { runServer } from './run-server.mjs';
import { onSuitableNode } from './suitable-node.mjs';

await onSuitableNode(async () => {
  const problem = await buildShop().catch((error) => error.message);
  if (problem !== null) {
    console.error(problem);
    return 1;
  }
  return runServer(['apps/storefront/dist/server/main.js'], { NODE_ENV: 'production' });
});
