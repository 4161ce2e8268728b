import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fetchedWhenIdle, heaviestIn, leftOut, weighAdded, weighFirstLoad, weighTouches } from './first-load.mjs';

const budgets = { scripts: { home: 2_000, product: 2_500 }, scriptFiles: 2, styles: 1_000 };
// Random bytes do not compress, so a file of n bytes weighs n and a few dozen more.
const files = {
  'a.js': randomBytes(1_000),
  'b.js': randomBytes(900),
  'c.js': randomBytes(10),
  'x.css': randomBytes(500),
};
const read = (file) => files[file] ?? null;
const styles = ['x.css'];
const fits = { home: { scripts: ['a.js'], styles }, product: { scripts: ['a.js', 'b.js'], styles } };

function problemsOf(firstLoad) {
  return weighFirstLoad(firstLoad, budgets, read).flatMap((row) =>
    row.problems.map((problem) => `${row.name}: ${problem}`),
  );
}

describe('weighFirstLoad', () => {
  it('accepts pages within their budgets and adds up what each loads', () => {
    expect(problemsOf(fits)).toEqual([]);
    const [home, product] = weighFirstLoad(fits, budgets, read);
    expect(home).toMatchObject({ name: 'home', files: 1, limit: 2_000 });
    expect(product.bytes).toBeGreaterThan(1_900);
    expect(product.bytes).toBeLessThan(2_000);
  });

  it('counts a file that is listed twice once', () => {
    const [once] = weighFirstLoad(fits, budgets, read);
    const [twice] = weighFirstLoad({ ...fits, home: { scripts: ['a.js', 'a.js'], styles } }, budgets, read);
    expect(twice).toEqual(once);
  });

  it.each([
    [
      'a page over its weight',
      { ...fits, home: { scripts: ['a.js', 'b.js', 'a.js'], styles } },
      { home: 1_500 },
      /^home: \d\.\d kB over its budget$/,
    ],
    [
      'too many files',
      { ...fits, product: { scripts: ['a.js', 'b.js', 'c.js'], styles } },
      {},
      /^product: 3 files, at most 2$/,
    ],
    ['a page that the build forgot', { product: fits.product }, {}, /^home: is not in first-load.json$/],
    ['a page without a budget', { ...fits, cart: { scripts: ['c.js'], styles } }, {}, /^cart: has no budget$/],
    [
      'a file that is not there',
      { ...fits, home: { scripts: ['gone.js'], styles } },
      {},
      /^home: gone.js was not built$/,
    ],
    [
      'no style sheet',
      { ...fits, home: { scripts: ['a.js'], styles: [] } },
      {},
      /^home css: is not in first-load.json$/,
    ],
    [
      'style sheets over their weight',
      { ...fits, home: { scripts: ['a.js'], styles: ['x.css', 'b.js'] } },
      {},
      /^home css: \d\.\d kB over its budget$/,
    ],
  ])('refuses %s', (_, firstLoad, scripts, problem) => {
    const rows = weighFirstLoad(firstLoad, { ...budgets, scripts: { ...budgets.scripts, ...scripts } }, read);
    const problems = rows.flatMap((row) => row.problems.map((text) => `${row.name}: ${text}`));
    expect(problems).toEqual([expect.stringMatching(problem)]);
  });
});

describe('leftOut', () => {
  const manifest = {
    'main.tsx': { file: 'main.js', isEntry: true, imports: ['_libraries.js'], dynamicImports: ['dialog.tsx'] },
    '_libraries.js': { file: 'libraries.js' },
    'dialog.tsx': { file: 'dialog.js' },
  };

  it('names what a listed file imports and the list does not have', () => {
    expect(leftOut(['main.js'], manifest)).toEqual(['libraries.js']);
  });

  it('misses the entry where it is not listed', () => {
    expect(leftOut(['libraries.js'], manifest)).toEqual(['main.js']);
  });

  it('leaves what is only loaded on intent alone', () => {
    expect(leftOut(['main.js', 'libraries.js'], manifest)).toEqual([]);
  });
});

describe('what a tab fetches by itself', () => {
  const manifest = {
    'src/client/main.tsx': {
      file: 'a.js',
      isEntry: true,
      dynamicImports: ['src/client/connect-tab.ts', 'src/features/cart/cart-drawer.tsx'],
    },
    'src/client/connect-tab.ts': { file: 'b.js', imports: ['_helper.js'], dynamicImports: ['src/client/late.ts'] },
    '_helper.js': { file: 'c.js' },
    'src/client/late.ts': { file: 'd.js' },
    'src/features/cart/cart-drawer.tsx': { file: 'e.js' },
  };

  it('is what its own code asks for, with all that this imports, but nothing that a shopper has to ask for', () => {
    expect(fetchedWhenIdle(['a.js'], manifest)).toEqual(['b.js', 'c.js', 'd.js']);
  });

  it('counts nothing twice that the page has loaded', () => {
    expect(fetchedWhenIdle(['a.js', 'c.js'], manifest)).toEqual(['b.js', 'd.js']);
  });
});

describe('what comes without a touch, and after the first one', () => {
  const manifest = {
    'src/client/main.tsx': { file: 'a.js', isEntry: true, dynamicImports: ['src/client/connect-tab.ts'] },
    'src/client/connect-tab.ts': { file: 'b.js' },
  };
  const limits = { ...budgets, beforeLoad: 100, untouched: 1_100, foreseen: 1_000, runUntouched: ['product'] };
  const home = { beforeLoad: ['c.js'], untouched: ['c.js'], scripts: ['c.js', 'a.js'] };
  const weighed = (page, changed = {}) =>
    weighTouches({ [page]: { ...home, ...changed } }, manifest, limits, read).map(({ name, loads, problems }) => [
      name,
      loads,
      problems,
    ]);

  it('is the script before load alone, and then all that the page needs and foresees', () => {
    expect(weighed('home')).toEqual([
      ['home before load', ['c.js'], []],
      ['home untouched', ['c.js'], []],
      ['home after a touch', ['c.js', 'a.js', 'b.js'], []],
    ]);
  });

  it.each([
    ['before load', 0, { beforeLoad: ['c.js', 'd.js'] }],
    ['without a touch', 1, { untouched: ['c.js', 'b.js', 'd.js'] }],
    ['after a touch', 2, { scripts: ['c.js', 'a.js', 'b.js', 'x.css', 'd.js'] }],
  ])('has a budget %s', (_, row, changed) => {
    const many = { ...files, 'd.js': randomBytes(1_500) };
    const rows = weighTouches({ home: { ...home, ...changed } }, manifest, limits, (file) => many[file] ?? null);
    expect(rows[row].problems).toEqual([expect.stringMatching(/over its budget$/)]);
  });

  it('is the whole script only for pages that are named', () => {
    const all = { untouched: home.scripts };
    expect(weighed('home', all)[1][2]).toEqual([expect.stringMatching(/^runs its script without a touch/)]);
    expect(weighed('product', all)[1]).toEqual(['product untouched', ['c.js', 'a.js', 'b.js'], []]);
  });

  it('a script that is too heavy says which modules came from where', () => {
    const modules = { 'c.js': [{ path: 'libs/stores/src/big.ts', bytes: 30_000, importedBy: ['boot.ts'] }] };
    expect(heaviestIn(['c.js'], modules)).toBe(
      'its heaviest modules: libs/stores/src/big.ts (30.0 kB before gzip) from boot.ts',
    );
  });
});

describe('weighAdded', () => {
  const manifest = {
    'dialog.tsx': { file: 'b.js', imports: ['shared.ts'] },
    'shared.ts': { file: 'a.js' },
  };
  const opened = { name: 'dialog', limit: 950, page: 'home', parts: ['dialog.tsx'] };
  const weighed = (home, parts = opened.parts) =>
    weighAdded({ home: { scripts: home } }, manifest, { ...opened, parts }, read);

  it('counts what the page has not loaded', () => {
    expect(weighed(['a.js'])).toMatchObject({ files: 1, problems: [] });
    expect(weighed([]).problems).toEqual([expect.stringMatching(/over its budget/)]);
  });

  it('counts what the tab asks for by itself where that is what is weighed', () => {
    const asks = { ...manifest, 'main.tsx': { file: 'c.js', isEntry: true, dynamicImports: ['src/client/part.ts'] } };
    const all = { ...asks, 'src/client/part.ts': { file: 'b.js', imports: ['shared.ts'] } };
    const part = { ...opened, parts: ['src/client/part.ts'] };
    const filesOf = (isForeseen) =>
      weighAdded({ home: { scripts: ['c.js'] } }, all, { ...part, isForeseen }, read).files;
    expect([filesOf(false), filesOf(true)]).toEqual([0, 2]);
  });

  it('finds what is loaded before it is opened, and what is not there', () => {
    expect(weighed(['a.js', 'b.js']).problems).toContain('loads dialog.tsx before');
    expect(weighed(['a.js'], ['gone.tsx']).problems).toContain('gone.tsx was not built');
  });
});
