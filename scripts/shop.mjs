// Works in the back office of the shop, on the data that the shop uses: node scripts/shop.mjs help
import { spawn } from 'node:child_process';
import { forwardSignals } from './forward-signals.mjs';
import { projectRoot } from './project-root.mjs';
import { onSuitableNode, toolEnvironment } from './suitable-node.mjs';

const entry = `${projectRoot}/apps/merchant-api/src/shop-command/main.ts`;

await onSuitableNode(() => {
  const args = ['--conditions=@torg/source', entry, ...process.argv.slice(2)];
  return forwardSignals(spawn(process.execPath, args, { env: toolEnvironment(), stdio: 'inherit' }));
});
