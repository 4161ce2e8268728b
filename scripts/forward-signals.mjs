import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Passes the signals that end this process on to `child`, and gives the exit code to end with once it has ended.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export function forwardSignals(child) {
  // A terminal sends Ctrl-C to the child as well, and a second one would cut its orderly stop short.
  const forward = (signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, forward);

  return new Promise((resolve) => {
    const end = (code) => {
      for (const signal of SIGNALS) process.off(signal, forward);
      resolve(code);
    };
    child.once('error', (error) => {
      console.error(`${child.spawnfile} could not be started: ${error.message}`);
      end(1);
    });
    child.once('exit', (code, signal) => end(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}
