import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';

/** A held lock on a data folder. */
export interface DataFolderLock {
  release(): Promise<void>;
}

interface Owner {
  pid: number;
  /** When the process started, as its system counts; tells a process apart from a later one with the same number. */
  started: string | null;
  /** Which of the process's threads it is; 0 for the first. */
  thread: number;
}

const ATTEMPTS = 3;

/**
 * Takes a data folder for this process: the embedded database keeps no lock of its own, and two processes in one folder
 * destroy it. The lock of a process that is gone is taken over.
 */
export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'lock.json');
  const content = JSON.stringify(await ownerNow());
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (await writeNew(path, content)) return { release: () => release(path, content) };
    const owner = await readOwner(path);
    if (owner && (await isRunning(owner))) throw inUse(dataDir, owner.pid);
    await rm(path, { force: true });
  }
  throw new Error(`The data folder ${dataDir} could not be locked: other processes keep taking it`);
}

/**
 * Gives free what threads of this process had locked, once they have ended: a thread that dies cannot do so itself, and
 * the process lives on. Another thread's lock, or another process's, stays.
 */
export async function freeFolderOfThreads(dataDir: string, threads: readonly number[]): Promise<void> {
  const own = await ownerNow();
  for (const thread of threads) await release(join(dataDir, 'lock.json'), JSON.stringify({ ...own, thread }));
}

function inUse(dataDir: string, pid: number): Error {
  return new Error(`The data folder ${dataDir} is in use by process ${pid}; stop it or set DATA_DIR to another folder`);
}

async function ownerNow(): Promise<Owner> {
  return { pid: process.pid, started: await startOf(process.pid), thread: threadId };
}

/** Writes a file that must not exist yet; false when it does. */
async function writeNew(path: string, content: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(content);
    await file.close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function readOwner(path: string): Promise<Omit<Owner, 'thread'> | null> {
  const content = await readFile(path, 'utf8').catch(() => '');
  const [pid, started] = [/"pid":(\d+)/.exec(content)?.[1], /"started":"([^"]+)"/.exec(content)?.[1]];
  return pid === undefined ? null : { pid: Number(pid), started: started ?? null };
}

async function isRunning({ pid, started }: Omit<Owner, 'thread'>): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Not ours to signal, but there.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const startedNow = await startOf(pid);
  return started === null || startedNow === null || started === startedNow;
}

/** The start time of a process where the system tells it (Linux), or null. */
async function startOf(pid: number): Promise<string | null> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field is the program's name in brackets and may contain spaces; the start is the 20th field after it.
  return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

async function release(path: string, content: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => '')) === content) await rm(path, { force: true });
}
