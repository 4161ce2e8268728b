// Loads, writes or makes up a catalogue in the data that the shop uses: node scripts/catalogue.mjs import|export|generate …
import { spawn } from 'node:child_process';
import { forwardSignals } from './forward-signals.mjs';
import { projectRoot } from './project-root.mjs';
import { onSuitableNode, toolEnvironment } from './suitable-node.mjs';

const entry = `${projectRoot}/apps/merchant-api/src/catalogue/main.ts`;

await onSuitableNode(() => {
  const args = ['--conditions=@torg/source', entry, ...process.argv.slice(2)];
  // npm starts scripts in the project's folder; files that the user names lie relative to where the user is.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  return forwardSignals(spawn(process.execPath, args, { cwd, env: toolEnvironment(), stdio: 'inherit' }));
});
