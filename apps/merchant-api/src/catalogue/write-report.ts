import { createWriteStream, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { RejectedItem } from '@torg/merchant-api/feed';

/** Writes rows that stayed out to a file, which is made when there is one. */
export interface RejectionReport {
  add(kind: 'rejected' | 'note', row: RejectedItem): void;
  /** Answers whether the file was written. */
  close(): Promise<boolean>;
}

/** Opens the report of an import. */
export function createReport(file: string): RejectionReport {
  let stream: WriteStream | null = null;
  let problem: unknown = null;
  const open = () => {
    const opened = createWriteStream(file);
    opened.on('error', (error) => (problem = error));
    opened.write('line\tid\tkind\treason\n');
    return opened;
  };
  return {
    add(kind, { line, id, reason }) {
      stream ??= open();
      stream.write(`${[line, id, kind, reason].map((cell) => String(cell).replace(/\s+/g, ' ')).join('\t')}\n`);
    },
    async close() {
      if (!stream) return false;
      stream.end();
      if (!stream.closed && problem === null) await Promise.race([finished(stream), once(stream, 'error')]);
      if (problem !== null) throw new Error(`The report ${file} could not be written`, { cause: problem });
      return true;
    },
  };
}
