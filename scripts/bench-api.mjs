// Measures the API over PostgreSQL with a large catalogue: npm run bench:api -- [--minutes 10] [--products 100000]
import { spawn } from 'node:child_process';
import { forwardSignals } from './forward-signals.mjs';
import { projectRoot } from './project-root.mjs';
import { onSuitableNode, toolEnvironment } from './suitable-node.mjs';

await onSuitableNode(() => {
  const bench = `${projectRoot}/apps/merchant-api/bench/api-bench.ts`;
  const args = ['--conditions=@torg/source', bench, ...process.argv.slice(2)];
  return forwardSignals(spawn(process.execPath, args, { cwd: projectRoot, env: toolEnvironment(), stdio: 'inherit' }));
});
