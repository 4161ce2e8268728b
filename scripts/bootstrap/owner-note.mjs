import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** A process that was killed between making its note and writing to it leaves it empty. No living one takes so long. */
const WRITTEN_WITHIN_MS = 5_000;

/**
 * Leaves a note that says that this process owns something.
 * @returns {boolean} false where a note is there already
 */
export function leaveNote(note) {
  return writeNew(note, String(process.pid));
}

/**
 * The process that owns what a note stands for.
 * @returns {number | null} null where there is no note, or it is empty
 */
export function readOwner(note) {
  try {
    return Number(readFileSync(note, 'utf8')) || null;
  } catch {
    return null; // it has just been taken away
  }
}

/** Whether the process that left a note does nothing any more, such as one that was killed. */
export function isOwnerGone(note) {
  const owner = readOwner(note);
  if (owner === null) return isOld(note);
  try {
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/**
 * Takes a note away where that may be. Of several that want to, one moves the note that they all have seen; what a slower one
 * moves is the note of whoever came first, which it puts back.
 * @param {string} note
 * @param {(note: string) => boolean} may
 * @returns {boolean} whether it was taken away
 */
export function takeNoteAway(note, may) {
  if (!may(note)) return false;
  const moved = `${note}-${process.pid}`;
  try {
    renameSync(note, moved);
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
  const isTaken = may(moved);
  if (!isTaken) writeNew(note, readFileSync(moved, 'utf8'));
  rmSync(moved, { force: true });
  return isTaken;
}

function writeNew(note, text) {
  try {
    writeFileSync(note, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isOld(note) {
  const stat = statSync(note, { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs > WRITTEN_WITHIN_MS;
}
