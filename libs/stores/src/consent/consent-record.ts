/** What a visitor may say yes or no to. What is necessary, and what they ask for themselves, is not asked about. */
export interface ConsentChoice {
  statistics: boolean;
  marketing: boolean;
}

/** A choice as it is kept: what was asked, when (ms since 1970) and under which id it was answered. */
export interface ConsentRecord extends ConsentChoice {
  version: number;
  at: number;
  id: string;
}

/** Counts up whenever more is asked for than before, so that everyone is asked again. */
export const consentVersion = 1;

/** After a year the question is put again (ms). */
const aYear = 31_536_000_000;

/** A choice as a cookie keeps it: `1.mhcw1s00.sm.` and the id, by version, time and the first letters of what was accepted. */
export function writeConsent({ version, at, id, statistics, marketing }: ConsentRecord): string {
  return [version, at.toString(36), `${statistics ? 's' : ''}${marketing ? 'm' : ''}`, id].join('.');
}

/** Reads a kept choice; null where there is none that holds: of another version, older than a year, or not written by us. */
export function readConsent(text: string | null, now: number): ConsentRecord | null {
  const parts = /^(\d+)\.([0-9a-z]+)\.(s?m?)\.([\w-]+)$/.exec(text ?? '');
  if (!parts) return null;
  const [, version, time = '', accepted = '', id = ''] = parts;
  const at = parseInt(time, 36);
  if (Number(version) !== consentVersion || at > now || now - at > aYear) return null;
  return { version: consentVersion, at, id, statistics: accepted.includes('s'), marketing: accepted.includes('m') };
}
