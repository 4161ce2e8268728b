import type { Locale } from '../market/locale.ts';

/**
 * One path for every language, or one for each. A part that begins with a colon is a parameter: `:a` takes one part of
 * the address, `:a?` one or none, `:a+` one or more, `:a*` any number.
 */
export type RoutePaths = string | Readonly<Record<Locale, string>>;

/** Name of each page, and its path in each language. */
export type RouteTable = Readonly<Record<string, RoutePaths>>;

/** What a parameter holds: text, or the texts of each part where it may take several. */
export type ParamValues = Readonly<Record<string, string | readonly string[] | undefined>>;

type ValuesOfPart<Part extends string> = Part extends `:${infer Name}?`
  ? { readonly [Key in Name]?: string }
  : Part extends `:${infer Name}+`
    ? { readonly [Key in Name]: readonly [string, ...string[]] }
    : Part extends `:${infer Name}*`
      ? { readonly [Key in Name]: readonly string[] }
      : Part extends `:${infer Name}`
        ? { readonly [Key in Name]: string }
        : unknown;

type ValuesOfPath<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? ValuesOfPart<Part> & ValuesOfPath<Rest>
  : ValuesOfPart<Path>;

type PathOf<Paths extends RoutePaths> = Paths extends Readonly<Record<Locale, string>> ? Paths[Locale] : Paths;

type Flat<Values> = keyof Values extends never ? Record<string, never> : { [Key in keyof Values]: Values[Key] };

/** The values that a page's address is made of, in whichever language it is written. */
export type ValuesOfPaths<Paths extends RoutePaths> = Flat<ValuesOfPath<PathOf<Paths> & string>>;

/** Declares the addresses of a shop, keeping each path as a literal type. */
export function defineRoutes<const Table extends RouteTable>(table: Table): Table {
  return table;
}
