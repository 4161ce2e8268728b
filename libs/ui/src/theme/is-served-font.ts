/** The shop's own, and what nearly every computer or phone brings. */
const served = new Set(
  [
    'Source Sans 3',
    'Source Sans Pro',
    'Open Sans',
    'Arial',
    'Helvetica',
    'Helvetica Neue',
    'Verdana',
    'Tahoma',
    'Trebuchet MS',
    'Segoe UI',
    'Roboto',
    'Georgia',
    'Times New Roman',
    'Times',
    'Courier New',
    'system-ui',
    'ui-sans-serif',
    'ui-serif',
    'ui-rounded',
  ].map((name) => name.toLowerCase()),
);

/** Whether a stack of families names one that is there: else its words are drawn in whatever the browser falls back to. */
export function isServedFont(stack: string): boolean {
  return stack.split(',').some((family) => served.has(family.trim().replaceAll(/["']/g, '').toLowerCase()));
}
