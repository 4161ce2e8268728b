import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { escapeHtml } from '../../mail/document/escape-html.ts';
import { mailColours as colour } from '../../mail/document/mail-colours.ts';
import { translateIn } from '../../texts/translate-in.ts';
import type { ReceiptBlock, ReceiptRow } from './receipt-block.ts';
import type { ReceiptDocument } from './receipt-document.ts';

interface PagedReceipt {
  language: ShopLanguage;
  /** The shop's name. */
  shop: string;
  /** Where the same receipt is as a file. */
  file: string;
}

const style = `
body{margin:0;background:${colour.ground};color:${colour.text};font:1rem/1.5 Arial,Helvetica,sans-serif}
main{box-sizing:border-box;max-width:52rem;margin:0 auto;padding:1.5rem;background:${colour.paper}}
.shop{margin:0;font-weight:bold;font-size:1.25rem}
h1{margin:.25rem 0;font-size:1.75rem;line-height:1.2}h2{margin:2rem 0 .5rem;font-size:1.125rem}
p{margin:.5rem 0}.quiet{color:${colour.quiet};font-size:.875rem}
dl{display:grid;grid-template-columns:minmax(8rem,max-content) 1fr;gap:.25rem 1.5rem;margin:.75rem 0}
dt{color:${colour.quiet}}dd{margin:0;overflow-wrap:anywhere}
.wide{overflow-x:auto}table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.5rem .75rem .5rem 0;border-bottom:1px solid ${colour.line};text-align:end;vertical-align:top;white-space:nowrap}
th:first-child,td:first-child{text-align:start;white-space:normal}thead th{color:${colour.quiet};font-weight:normal}
tbody th{font-weight:normal}.total,.total th,.total td{font-weight:bold}
@media screen and (width < 34rem){main{padding:1rem}dl{grid-template-columns:minmax(0,2fr) minmax(0,3fr);column-gap:1rem}dt{overflow-wrap:anywhere;hyphens:auto}
thead{display:none}tbody,tr{display:block}tr{padding:.5rem 0;border-bottom:1px solid ${colour.line}}
th,td,th:first-child{display:flex;justify-content:space-between;gap:1rem;padding:.125rem 0;border:0;white-space:normal}
tbody th{flex-wrap:wrap;font-weight:bold}th .quiet{width:100%}td[data-of]::before{content:attr(data-of);color:${colour.quiet};font-weight:normal}}
.file a{display:inline-block;padding:.75rem 0;color:${colour.text}}
@page{margin:16mm}
@media print{body,main{background:none}main{max-width:none;padding:0}.file{display:none}
h2{break-after:avoid}tr,dt,dd{break-inside:avoid}thead{display:table-header-group}}`;

/** A receipt as a page, to be read on a phone and printed on paper; its words are those of the file. */
export function receiptPage(document: ReceiptDocument, { language, shop, file }: PagedReceipt): string {
  const { title, heading, notice, blocks } = document;
  const t = translateIn(language);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>
<p class="shop">${escapeHtml(shop)}</p><h1>${escapeHtml(heading)}</h1><p class="quiet">${escapeHtml(notice)}</p>
<p class="file"><a href="${escapeHtml(file)}">${escapeHtml(t('receipt.asFile'))}</a></p>
${blocks.map(writeBlock).join('\n')}
</main></body></html>`;
}

function writeBlock(block: ReceiptBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h2>${escapeHtml(block.text)}</h2>`;
    case 'text':
      return `<p class="quiet">${escapeHtml(block.text)}</p>`;
    case 'facts':
      return `<dl>${block.facts
        .map(({ label, value, isTotal }) => {
          const mark = isTotal ? ' class="total"' : '';
          return `<dt${mark}>${escapeHtml(label)}</dt><dd${mark}>${escapeHtml(value)}</dd>`;
        })
        .join('')}</dl>`;
    case 'table': {
      const columns = block.columns
        .map((column) => `<th scope="col" role="columnheader">${escapeHtml(column)}</th>`)
        .join('');
      const rows = block.rows.map((row) => writeRow(row, block.columns)).join('');
      // What is wider than its page is moved by hand and by keys.
      return `<div class="wide" tabindex="0" role="group" aria-label="${escapeHtml(block.columns[0] ?? '')}"><table role="table"><thead role="rowgroup"><tr role="row">${columns}</tr></thead><tbody role="rowgroup">${rows}</tbody></table></div>`;
    }
  }
}

/** On a phone each row is a list of its own, which each figure begins with its column; the roles keep it a table. */
function writeRow({ head, note, cells, isTotal }: ReceiptRow, columns: readonly string[]): string {
  const below = note ? `<br><span class="quiet">${escapeHtml(note)}</span>` : '';
  const figures = cells.map((cell, index) => {
    const column = cell === '' ? '' : ` data-of="${escapeHtml(columns[index + 1] ?? '')}"`;
    return `<td role="cell"${column}>${escapeHtml(cell)}</td>`;
  });
  const mark = isTotal ? ' class="total"' : '';
  return `<tr role="row"${mark}><th scope="row" role="rowheader">${escapeHtml(head)}${below}</th>${figures.join('')}</tr>`;
}
