import { join } from 'node:path';
import { isOwnerGone, leaveNote, readOwner, takeNoteAway } from './owner-note.mjs';

/**
 * Notes that this process installs or builds in the project's folder: two at once would leave neither whole. Gives what takes
 * the note away; so does the end of the process. Throws where another process does it now.
 * @param {string} root
 * @returns {() => void}
 */
export function beginPreparing(root) {
  const note = join(root, '.preparing');
  const isFree = leaveNote(note) || (takeNoteAway(note, isOwnerGone) && leaveNote(note));
  if (!isFree) throw new Error(inWords(readOwner(note)));
  const end = () => void takeNoteAway(note, (own) => readOwner(own) === process.pid);
  process.once('exit', end);
  return () => {
    process.off('exit', end);
    end();
  };
}

function inWords(owner) {
  return `Another command installs or builds in this folder${owner ? ` (process ${owner})` : ''}. Wait until it is done, then run this one again. If none does, delete the file .preparing.`;
}
