declare global {
  interface Navigator {
    /** What Chromium tells of the line (Network Information). */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

export type Line = Pick<Navigator, 'connection'> & Partial<Pick<Navigator, 'onLine'>>;

/** Whether the line has room for what may never be looked at. */
export function hasRoom({ connection, onLine }: Line): boolean {
  return onLine !== false && connection?.saveData !== true && connection?.effectiveType?.endsWith('2g') !== true;
}
