/** What an account says of a widget: whatever was in its JSON. Every reader gives something that can be shown. */
export type Configuration = Readonly<Record<string, unknown>>;

/** Reads a configuration; one that cannot be read says nothing. */
export function readConfiguration(json: string): Configuration {
  try {
    return recordOf(JSON.parse(json));
  } catch {
    return {};
  }
}

/** The object that stands there; an empty one for anything else. */
export function recordOf(value: unknown): Configuration {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The text under a name; empty where there is none. */
export function textIn(configuration: Configuration, name: string): string {
  const value = configuration[name];
  return typeof value === 'string' ? value : '';
}

/** The number under a name, which some accounts write as a text; null where there is none. */
export function numberIn(configuration: Configuration, name: string): number | null {
  const value = configuration[name];
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : null;
}

/** Whether a name is set. */
export function isSetIn(configuration: Configuration, name: string): boolean {
  return configuration[name] === true;
}

/** The list under a name; empty where there is none. */
export function listIn(configuration: Configuration, name: string): readonly unknown[] {
  const value = configuration[name];
  return Array.isArray(value) ? value : [];
}

/** The texts of the list under a name. */
export function textsIn(configuration: Configuration, name: string): string[] {
  return listIn(configuration, name).filter((value) => typeof value === 'string');
}
