// Opens the design system, or builds it: node scripts/storybook.mjs dev --port 6006
import { spawn } from 'node:child_process';
import { setInterval } from 'node:timers';
import { afterCodegen } from './after-codegen.mjs';
import { forwardSignals } from './forward-signals.mjs';
import { projectRoot } from './project-root.mjs';
import { onSuitableNode, toolEnvironment } from './suitable-node.mjs';

// Storybook 10 calls module.register() to load its TypeScript, which Node 26 warns of as deprecated. This can go once
// Storybook calls module.registerHooks() instead.
const withoutWarning = '--disable-warning=DEP0205';

// npm appends what follows `--` to the last command of a script, so that its shell cannot give way to this process as
// elsewhere. The shell passes no signal on: when it is gone, whoever asked is.
const { ppid } = process;
const endWithNpm = () => process.ppid === ppid || process.kill(process.pid, 'SIGTERM');
if (process.env.npm_lifecycle_event) setInterval(endWithNpm, 1000).unref();

// The shop's pages need what is generated; Nx sees to that where it builds.
const whenReady = process.argv[2] === 'dev' ? afterCodegen : onSuitableNode;

await whenReady(() => {
  const env = toolEnvironment();
  const options = [env.NODE_OPTIONS, withoutWarning].filter(Boolean).join(' ');
  const child = spawn('storybook', process.argv.slice(2), {
    cwd: `${projectRoot}/libs/ui`,
    env: { ...env, NODE_OPTIONS: options },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return forwardSignals(child);
});
