import { InvalidOperationError } from '../errors/invalid-operation-error.ts';

/** A text that is the same for the same value, in whatever order its names were written. */
export function canonicalJson(value: unknown): string {
  return writeJson(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.keys(part)
            .sort()
            .map((name) => [name, (part as Record<string, unknown>)[name]]), // it is no list
        )
      : part,
  );
}

/** Writes variables as JSON. Throws an `InvalidOperationError` for what JSON has no form for, such as a circle. */
export function writeJson(value: unknown, replace?: (name: string, part: unknown) => unknown): string {
  try {
    return JSON.stringify(value, replace);
  } catch (error) {
    throw new InvalidOperationError('The variables cannot be written as JSON', { cause: error });
  }
}
