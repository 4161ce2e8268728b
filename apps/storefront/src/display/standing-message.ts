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

/**
 * The message that goes along with each order of a customer; empty where they wrote none. Null where the account keeps
 * something else with its customers, which the shop leaves alone.
 */
export function readStandingMessage(metaData: string | null): string | null {
  const kept = readMetaData(metaData);
  if (kept === null) return null;
  return typeof kept.orderMessage === 'string' ? kept.orderMessage : '';
}

/** The same `metaData` with another message in it; what others keep there stays. */
export function writeStandingMessage(metaData: string | null, orderMessage: string): string {
  const { orderMessage: _, ...others } = readMetaData(metaData) ?? {};
  const kept = orderMessage === '' ? others : { ...others, orderMessage };
  return Object.keys(kept).length === 0 ? '' : JSON.stringify(kept);
}
