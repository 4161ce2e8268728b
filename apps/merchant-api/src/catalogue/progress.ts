/** Where progress is written. */
export interface ProgressStream {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Tells how far a long task is. */
export interface Progress {
  /** `share` from 0 to 1, or null where the end is not known. */
  tell(text: string, share?: number | null): void;
  end(): void;
}

const BAR = 24;
/** How long a log is quiet between two lines about the same task. */
const QUIET_MS = 5_000;

/** Draws one line that changes on a terminal, and now and then a line of its own in a log. */
export function createProgress(stream: ProgressStream, now: () => number): Progress {
  let written = -Infinity;
  let step = '';
  if (stream.isTTY) {
    return {
      tell: (text, share = null) => void stream.write(`\r\u001B[2K${barOf(share)}${text}`),
      end: () => void stream.write('\r\u001B[2K'),
    };
  }
  return {
    tell(text, share = null) {
      const [name = ''] = text.split('  ');
      if (name === step && now() - written < QUIET_MS) return;
      step = name;
      written = now();
      stream.write(`${percentOf(share)}${text}\n`);
    },
    end() {},
  };
}

function barOf(share: number | null): string {
  if (share === null) return '';
  const full = Math.round(Math.min(1, share) * BAR);
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${percentOf(share)}`;
}

function percentOf(share: number | null): string {
  return share === null ? '' : `${Math.floor(Math.min(1, share) * 100)} %  `;
}
