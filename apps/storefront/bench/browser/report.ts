import type { Encoding } from '../../src/server/middleware/compress-pieces.ts';
import { figures, medians, type FigureName, type Sample } from './figures.ts';
import { measuredPages, type PageName } from './measured-pages.ts';

/** A run as it is kept. */
export interface Report {
  /** YYYY-MM-DD. */
  day: string;
  /** Visits of each page. */
  runs: number;
  browser: string;
  cores: number;
  /** The machine's load average over a minute, at the beginning and at the end. */
  load: [number, number];
  /** How the texts were compressed. */
  encoding: Encoding;
  pages: Record<PageName, Sample[]>;
}

type Unit = (typeof figures)[number]['unit'];

/** A bare page hardly blocks, so how many times as long another one does says nothing. */
const withoutRatio: ReadonlySet<FigureName> = new Set(['blocking', 'blockingOfTouch']);

/** The medians of a run as a table in Markdown, and a line that says how they came about. */
export function reportLines({ day, runs, browser, cores, load, encoding, pages }: Report): string[] {
  const [bare, ...others] = measuredPages.map(({ name }) => medians(pages[name]));
  const rows = figures.map(({ name, title, unit }) => {
    const base = withoutRatio.has(name) ? undefined : bare?.[name];
    const beside = others.map((page) => cell(unit, page[name], base));
    return row([`${title}${unit === 'score' ? '' : `, ${unit}`}`, cell(unit, bare?.[name]), ...beside]);
  });
  return [
    row(['', ...measuredPages.map(({ title }) => title)]),
    row(['---', ...measuredPages.map(() => '--:')]),
    ...rows,
    '',
    `Medians of ${runs}, ${day}, Chromium ${browser}, ${cores} cores with a load average of ${load[0]} to ${load[1]}; bytes as they were sent (${encoding}), 1 kB = 1000 B.`,
    ...newDocuments(pages),
  ];
}

/** Says where a card led to a new document, which is another thing than a navigation by script. */
function newDocuments(pages: Report['pages']): string[] {
  const titles = measuredPages.filter(({ name }) => pages[name].some(({ byDocument }) => byDocument));
  return titles.map(({ title }) => `${title}: a card led to a new document.`);
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** A figure, and how many times the bare page's it is where that says anything. */
function cell(unit: Unit, value: number | undefined, bare?: number): string {
  if (value === undefined) return '–';
  const shown = show[unit](value);
  return bare ? `${shown} (${(value / bare).toFixed(2)} ×)` : shown;
}

const show: Record<Unit, (value: number) => string> = {
  ms: (value) => value.toFixed(0),
  kB: (value) => (value / 1_000).toFixed(1),
  score: (value) => value.toFixed(4),
};
