/** What the first load of each page may weigh: gzip -9, 1 kB = 1000 B. */
export const firstLoadBudgets = {
  scripts: { home: 140_000, list: 140_000, product: 145_000 },
  scriptFiles: 15,
  styles: 15_000,
};
