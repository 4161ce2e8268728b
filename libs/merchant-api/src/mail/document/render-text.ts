import type { Trader } from '../trader.ts';
import type { MailAmount, MailBlock, MailDocument } from './mail-document.ts';

/** Mail programs that show text as it is break longer lines where they like. */
const WIDTH = 72;
const BLANK = '_'.repeat(30);

/** Writes a mail as plain text that reads as well as its HTML. */
export function renderText({ blocks }: MailDocument, trader: Trader): string {
  const notice = trader.notice === null ? '' : `\n\n${wrap(trader.notice)}`;
  const footer = [trader.name, ...trader.address, trader.phone, trader.email].join('\n');
  const parts = [...blocks.map(writeBlock), `-- \n${footer}${notice}`];
  return `${parts.join('\n\n').replaceAll('\u00a0', ' ')}\n`;
}

function writeBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'='.repeat(Math.min(WIDTH, block.text.length))}`;
    case 'text':
      return wrap(block.text);
    case 'action':
      // The address stands alone and unbroken, so that it can be clicked.
      return `${block.label}:\n${block.address}`;
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value.join('\n  ')}`).join('\n');
    case 'amounts':
      return block.rows.map(writeAmount).join('\n');
    case 'form':
      return block.lines.map((line) => (line.endsWith(':') ? `${wrap(line)}\n${BLANK}` : wrap(line))).join('\n');
  }
}

/** The amounts stand below one another at the right edge. */
function writeAmount({ label, note, amount, isTotal }: MailAmount): string {
  const room = Math.max(1, WIDTH - amount.length - 1);
  const lines = wrap(label, room).split('\n');
  const last = lines.pop() ?? '';
  const row = [...lines, `${last.padEnd(room)} ${amount}`].join('\n');
  return [...(isTotal ? ['-'.repeat(WIDTH)] : []), row, ...(note === undefined ? [] : [`  ${note}`])].join('\n');
}

/** Breaks a text between words; a word that is longer than a line stays whole. */
function wrap(text: string, width = WIDTH): string {
  const lines: string[] = [];
  for (const word of text.split(/[ \n]+/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
