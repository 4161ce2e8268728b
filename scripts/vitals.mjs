// Tells how quick the shop's pages were for those who visited them: node scripts/vitals.mjs [DAYS]
import { spawn } from 'node:child_process';
import { forwardSignals } from './forward-signals.mjs';
import { projectRoot } from './project-root.mjs';
import { onSuitableNode, toolEnvironment } from './suitable-node.mjs';

const entry = `${projectRoot}/apps/storefront/src/server/vitals/print-vitals.ts`;

await onSuitableNode(() => {
  const args = ['--conditions=@torg/source', entry, ...process.argv.slice(2)];
  return forwardSignals(spawn(process.execPath, args, { env: toolEnvironment(), stdio: 'inherit' }));
});
