import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isOwnerGone, leaveNote, takeNoteAway } from './owner-note.mjs';

let folder, note;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'owner-note-'));
  note = join(folder, 'note');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('is left once', () => {
  expect([leaveNote(note), leaveNote(note)]).toEqual([true, false]);
});

it('stays with whoever took it over first, though another saw the former owner as well', () => {
  writeFileSync(note, '1');
  const isFormer = (seen) => {
    const isIt = readFileSync(seen, 'utf8') === '1';
    // In between, another takes it over.
    if (seen === note) writeFileSync(note, '2');
    return isIt;
  };
  expect(takeNoteAway(note, isFormer)).toBe(false);
  expect([readdirSync(folder), readFileSync(note, 'utf8')]).toEqual([['note'], '2']);
});

it('is taken away where it may be', () => {
  writeFileSync(note, '1');
  expect(takeNoteAway(note, () => true)).toBe(true);
  expect(existsSync(note)).toBe(false);
});

it('counts as left by one that is gone where it stays empty, not while it may still be written', () => {
  writeFileSync(note, '');
  expect(isOwnerGone(note)).toBe(false);
  const before = new Date(Date.now() - 10_000);
  utimesSync(note, before, before);
  expect(isOwnerGone(note)).toBe(true);
});
