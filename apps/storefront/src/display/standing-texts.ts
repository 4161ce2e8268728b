/** What the shop keeps with a customer as `metaData`, beside what others may keep there. */
function readMetaData(metaData: string | null): Readonly<Record<string, unknown>> | null {
  if (metaData === null || metaData.trim() === '') return {};
  try {
    const read: unknown = JSON.parse(metaData);
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as Readonly<Record<string, unknown>>) // an object of JSON has texts for keys
      : null;
  } catch {
    return null;
  }
}

/** What goes along with each order of a customer: a message, and what an organization's books know it by. */
export type StandingText = 'orderMessage' | 'reference';

/**
 * A text that goes along with each order of a customer; empty where they wrote none. Null where the account keeps
 * something else with its customers, which the shop leaves alone.
 */
export function readStandingText(metaData: string | null, name: StandingText): string | null {
  const kept = readMetaData(metaData);
  if (kept === null) return null;
  const text = kept[name];
  return typeof text === 'string' ? text : '';
}

/** The same `metaData` with other texts in it; what others keep there stays. */
export function writeStandingTexts(
  metaData: string | null,
  texts: Readonly<Partial<Record<StandingText, string>>>,
): string {
  const all = Object.entries({ ...readMetaData(metaData), ...texts });
  const kept = all.filter(([name, text]) => !(name in texts && text === ''));
  return kept.length === 0 ? '' : JSON.stringify(Object.fromEntries(kept));
}
