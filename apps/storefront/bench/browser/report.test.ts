import { expect, it } from 'vitest';
import { reportLines, type Report } from './report.ts';

const report: Report = {
  day: '2026-11-24',
  runs: 3,
  browser: '140',
  cores: 2,
  load: [0.4, 1.9],
  encoding: 'br',
  pages: {
    bare: [{ firstPaint: 400, blocking: 15, scriptBeforeLoad: 50_000, listToProduct: 80, shift: 0 }],
    list: [{ firstPaint: 600 }, { firstPaint: 1_000, blocking: 120 }, { firstPaint: 500, listToProduct: 160 }],
    product: [{ scriptBeforeLoad: 130_500, shift: 0.01234 }],
    home: [],
  },
};

it.each([
  ['a median, and how many times the bare page it is', /^\| First paint, ms \| 400 \| 600 \(1\.50 ×\) \| – \| – \|$/],
  ['blocking times without a ratio', /^\| Blocking time before a touch, ms \| 15 \| 120 \| – \| – \|$/],
  ['kilobytes', /^\| Script before load, kB \| 50\.0 \| – \| 130\.5 \(2\.61 ×\) \| – \|$/],
  ['no ratio to nothing', /^\| Layout shift \| 0\.0000 \| – \| 0\.0123 \| – \|$/],
  ['the way to a product from lists alone', /^\| List → product, ms \| 80 \| 160 \(2\.00 ×\) \| – \| – \|$/],
])('shows %s', (_, line) => {
  expect(reportLines(report)).toContainEqual(expect.stringMatching(line));
});

it('says how the figures came about', () => {
  expect(reportLines(report).at(-1)).toBe(
    'Medians of 3, 2026-11-24, Chromium 140, 2 cores with a load average of 0.4 to 1.9; bytes as they were sent (br), 1 kB = 1000 B.',
  );
});

it('says where a card led to a new document', () => {
  const pages = { ...report.pages, list: [{ listToProduct: 500, byDocument: true }, { listToProduct: 120 }] };
  expect(reportLines({ ...report, pages }).at(-1)).toBe('List: a card led to a new document.');
});
