import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Notes that this process installs or builds in the project's folder: two at once would leave neither whole. Gives what takes
 * the note away; so does the end of the process. Throws where another process does it now.
 * @param {string} root
 * @returns {() => void}
 */
export function beginPreparing(root) {
  const note = join(root, '.preparing');
  const isFree = writeNew(note) || (takeAway(note, isGone) && writeNew(note));
  if (!isFree) throw new Error(inWords(readOwner(note)));
  const end = () => void takeAway(note, (owner) => owner === process.pid);
  process.once('exit', end);
  return () => {
    process.off('exit', end);
    end();
  };
}

function inWords(owner) {
  return `Another command installs or builds in this folder${owner ? ` (process ${owner})` : ''}. Wait until it is done, then run this one again.`;
}

/** @returns {boolean} false where the file is there already */
function writeNew(note) {
  try {
    writeFileSync(note, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(note) {
  try {
    return Number(readFileSync(note, 'utf8')) || null;
  } catch {
    return null; // it has just been taken away
  }
}

/** Whether a process that left its note, such as one that was killed, does nothing any more. */
function isGone(owner) {
  if (owner === null) return false;
  try {
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function takeAway(note, may) {
  if (!may(readOwner(note))) return false;
  rmSync(note, { force: true });
  return true;
}
