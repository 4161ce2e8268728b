import type { Locale } from '../market/locale.ts';

/** One path for every language, or one for each. A part that begins with a colon is a parameter. */
export type RoutePaths = string | Readonly<Record<Locale, string>>;

/** Name of each page, and its path in each language. */
export type RouteTable = Readonly<Record<string, RoutePaths>>;

/** The names of the parameters in a path. */
export type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamName<Tail>
    : Rest
  : never;

/** The names of the parameters of a page, in whichever language it is. */
export type PathsParamName<Paths extends RoutePaths> = Paths extends string
  ? ParamName<Paths>
  : Paths extends Readonly<Record<Locale, string>>
    ? ParamName<Paths[Locale]>
    : never;

/** Declares the addresses of a shop, keeping each path as a literal type. */
export function defineRoutes<const Table extends RouteTable>(table: Table): Table {
  return table;
}
