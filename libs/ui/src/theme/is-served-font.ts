/** The shop's own, what nearly every computer or phone brings, and the kinds of font that every browser has one of. */
const served = new Set(
  [
    'Source Sans 3',
    'Source Sans Pro',
    'Open Sans',
    'Arial',
    'Helvetica',
    'Verdana',
    'Tahoma',
    'Trebuchet MS',
    'Georgia',
    'Times New Roman',
    'Times',
    'Courier New',
    'system-ui',
    'sans-serif',
    'serif',
    'monospace',
  ].map((name) => name.toLowerCase()),
);

/** Whether a stack of families names one that is there: else its words are drawn in whatever the browser falls back to. */
export function isServedFont(stack: string): boolean {
  return stack.split(',').some((family) => served.has(family.trim().replaceAll(/["']/g, '').toLowerCase()));
}
