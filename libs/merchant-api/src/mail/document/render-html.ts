import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import type { Trader } from '../trader.ts';
import { escapeHtml } from './escape-html.ts';
import { mailColours as colour } from './mail-colours.ts';
import type { MailAmount, MailBlock, MailDocument, MailFact } from './mail-document.ts';

const font = 'font-family:Arial,Helvetica,sans-serif';
const body = `${font};font-size:16px;line-height:24px;color:${colour.text}`;
const small = `${font};font-size:14px;line-height:20px;color:${colour.quiet}`;
/** A table that only arranges; readers of screens pass over it. */
const layout = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** Writes a mail as HTML of tables and inline styles, which is what mail programs understand. */
export function renderHtml({ subject, blocks }: MailDocument, trader: Trader, language: ShopLanguage): string {
  const contact = [trader.name, ...trader.address, trader.phone, trader.email].map(escapeHtml).join('<br>');
  const notice = trader.notice === null ? '' : `<br><br>${escapeHtml(trader.notice)}`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background-color:${colour.ground}">
<table ${layout} style="background-color:${colour.ground}"><tr><td align="center" style="padding:24px 12px">
<table ${layout} style="max-width:600px;background-color:${colour.paper}">
<tr><td style="padding:20px 24px;background-color:${colour.brand};${font};font-size:28px;line-height:32px;font-weight:bold;color:${colour.onBrand}">${escapeHtml(trader.shop)}</td></tr>
<tr><td style="padding:8px 24px 24px">
${blocks.map(writeBlock).join('\n')}
</td></tr>
<tr><td style="padding:16px 24px;border-top:1px solid ${colour.line};${small}">${contact}${notice}</td></tr>
</table></td></tr></table></body></html>
`;
}

function writeBlock(block: MailBlock, index: number): string {
  switch (block.kind) {
    case 'heading':
      return writeHeading(block.text, index === 0);
    case 'text':
      return `<p style="margin:12px 0;${body}">${escapeHtml(block.text)}</p>`;
    case 'action':
      return writeAction(block.label, block.address);
    case 'facts':
      return `<table width="100%" cellpadding="0" cellspacing="0" border="0">${block.rows.map(writeFact).join('')}</table>`;
    case 'amounts':
      return `<table width="100%" cellpadding="0" cellspacing="0" border="0">${block.rows.map(writeAmount).join('')}</table>`;
    case 'form':
      return `<table ${layout} style="border:1px solid ${colour.line}"><tr><td style="padding:4px 16px">${block.lines.map(writeFormLine).join('')}</td></tr></table>`;
  }
}

function writeHeading(text: string, isFirst: boolean): string {
  const [tag, size] = isFirst ? ['h1', 'font-size:24px;line-height:30px'] : ['h2', 'font-size:18px;line-height:24px'];
  return `<${tag} style="margin:24px 0 8px;${font};${size};color:${colour.text}">${escapeHtml(text)}</${tag}>`;
}

/** Only addresses of pages become links; anything else would be a mistake or an attack, and is shown as it is. */
function writeAction(label: string, address: string): string {
  if (!/^https?:\/\//i.test(address)) return `<p style="${body}">${escapeHtml(`${label}: ${address}`)}</p>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:16px 0"><tr><td style="background-color:${colour.brand}"><a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 20px;${font};font-size:16px;line-height:20px;font-weight:bold;color:${colour.onBrand};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

function writeFact({ label, value }: MailFact): string {
  return `<tr><th scope="row" align="left" valign="top" width="40%" style="padding:4px 12px 4px 0;font-weight:normal;${small}">${escapeHtml(label)}</th><td valign="top" style="padding:4px 0;${body}">${value.map(escapeHtml).join('<br>')}</td></tr>`;
}

function writeAmount({ label, note, amount, isTotal }: MailAmount): string {
  const rule = `border-top:1px solid ${isTotal ? colour.text : colour.line};${body}${isTotal ? ';font-weight:bold' : ''}`;
  const below = note === undefined ? '' : `<br><span style="${small}">${escapeHtml(note)}</span>`;
  return `<tr><td valign="top" style="padding:8px 12px 8px 0;${rule}">${escapeHtml(label)}${below}</td><td align="right" valign="top" style="padding:8px 0;white-space:nowrap;${rule}">${escapeHtml(amount)}</td></tr>`;
}

function writeFormLine(line: string): string {
  return `<p style="margin:12px 0;padding-bottom:20px;border-bottom:1px solid ${colour.line};${body}">${escapeHtml(line)}</p>`;
}
