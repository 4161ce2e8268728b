/** Whether a value that nobody has promised anything of is an object with names. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object with names, or an empty one where the value is none. */
export function recordIn(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

/** A list, or an empty one where the value is none. */
export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The objects in what should be a list of them; none where it is no list. */
export function recordsIn(value: unknown): Record<string, unknown>[] {
  return listIn(value).filter(isRecord);
}

/** A text, or an empty one where the value is none. */
export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The texts in what should be a list of them; none where it is no list. */
export function textsIn(value: unknown): string[] {
  return listIn(value).filter((one) => typeof one === 'string');
}

/** A number, also one that was written as text; null where it is none. */
export function numberIn(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** What a text holds as JSON; null where it is missing or cannot be read. */
export function parsedText(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
