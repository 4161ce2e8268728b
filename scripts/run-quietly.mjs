import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { projectRoot } from './project-root.mjs';

const windows = process.platform === 'win32';

/**
 * Runs a tool to its end with its output kept back, so that only a failure needs to show it. The tool gets a process
 * group of its own, of which nothing is left once it has ended, this process is stopped, or `minutes` are over.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env: NodeJS.ProcessEnv, minutes?: number, hear?: (text: string) => void }} options `hear` is told what the tool prints, as it does
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function runQuietly(command, args, { cwd = projectRoot, env, minutes = 15, hear }) {
  const stdio = ['ignore', 'pipe', 'pipe'];
  const child = spawn(command, args, { cwd, env, stdio, detached: !windows, shell: windows });
  const chunks = [];
  const note = (text) => chunks.push(Buffer.from(`\n${text}`));
  child.stdout.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  if (hear) child.stdout.setEncoding('utf8').on('data', hear);

  const releaseSignals = endWithThisProcess(child);
  const timer = setTimeout(() => {
    note(`Stopped: ${command} took longer than ${minutes} minutes.`);
    endGroup(child);
  }, minutes * 60_000);
  const ok = await outcome(child, note);
  clearTimeout(timer);
  releaseSignals();
  return { ok, output: Buffer.concat(chunks).toString('utf8').trim() };
}

/** @returns {Promise<boolean>} whether the program ended with code 0, told when its output is complete */
function outcome(child, note) {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      note(`${child.spawnfile} could not be started: ${error.message}`);
      resolve(false);
    });
    // A left-over grandchild would hold the output open for ever.
    child.once('exit', () => endGroup(child));
    child.once('close', (code) => resolve(code === 0));
  });
}

function endWithThisProcess(child) {
  const onExit = () => endGroup(child);
  const onSignal = (signal) => process.exit(128 + constants.signals[signal]);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  process.on('exit', onExit);
  for (const signal of signals) process.on(signal, onSignal);
  return () => {
    process.off('exit', onExit);
    for (const signal of signals) process.off(signal, onSignal);
  };
}

function endGroup(child) {
  if (child.pid === undefined) return;
  try {
    process.kill(windows ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // Nothing of it is left, which is what was wanted.
  }
}
