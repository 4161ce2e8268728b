import { parsedText, recordIn } from '../../json/loose-value.ts';

/** What an account says of a widget: whatever was in its JSON. */
export type Configuration = Readonly<Record<string, unknown>>;

/** Reads a configuration; one that cannot be read says nothing. */
export function readConfiguration(json: string): Configuration {
  return recordIn(parsedText(json));
}
