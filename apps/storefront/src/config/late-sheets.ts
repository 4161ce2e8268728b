/**
 * When a page's style sheets count before its script lets them: for these their rules do not stand in the document. A browser
 * that finds none of them to be so fetches the sheets without haste.
 */
export const sheetsCountFor = ['print', '(forced-colors: active)', '(scripting: none)'] as const;

/** The media of sheets whose rules stand in the document for all else. */
export const lateSheetMedia = sheetsCountFor.join(', ');

/**
 * The media of the sheet of fonts where the document names those that it needs: none, until another page is shown. One that
 * came too late for the document is drawn from there on (`font-display: optional`).
 */
export const lateFontsMedia = 'not all';

/** Under what the manifest of the build names that sheet. */
export const fontsSource = 'fonts.css';
