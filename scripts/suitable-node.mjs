import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { forwardSignals } from './forward-signals.mjs';
import { projectRoot } from './project-root.mjs';

// From 22.18 on Node runs TypeScript files as they are.
const OLDEST = [22, 18];
const localTools = join(projectRoot, 'node_modules', '.bin');

/** Whether the tools can run on a Node of this version ('20.20.2' cannot). */
export function isSuitable(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

/**
 * Runs `main` when this Node is new enough; otherwise runs the whole script again on the Node that came with the
 * packages, and ends with its exit code.
 * @param {() => Promise<number>} main gives the exit code
 */
export async function onSuitableNode(main) {
  process.exitCode = isSuitable(process.versions.node) ? await main() : await runAgain();
}

/** The environment for the tools: those of the project, and its Node, come first on PATH. */
export function toolEnvironment() {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [key]: [localTools, process.env[key]].filter(Boolean).join(delimiter) };
}

async function runAgain() {
  const node = join(localTools, process.platform === 'win32' ? 'node.cmd' : 'node');
  if (!existsSync(node)) {
    console.error(
      `This needs Node ${OLDEST.join('.')} or newer; here is ${process.versions.node}, and the project's own is not installed.\n` +
        'Run `node scripts/bootstrap.mjs` first, or use `npm start` and `npm test`, which do it for you.',
    );
    return 1;
  }
  const child = spawn(node, process.argv.slice(1), {
    stdio: 'inherit',
    env: toolEnvironment(),
    shell: process.platform === 'win32',
  });
  return forwardSignals(child);
}
