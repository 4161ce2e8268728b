import { escapeHtml } from '../document/escape-html.ts';
import type { StoredMail } from '../mail.repository.ts';
import type { RenderedMail } from '../render-mail.ts';

/** A mail with what its reader sees; null where it was forgotten or cannot be written. */
export interface ShownMail {
  mail: StoredMail;
  rendered: RenderedMail | null;
}

/** The newest mails as a page. */
export function outboxPage(mails: readonly ShownMail[]): string {
  const rows = mails.map(
    ({ mail, rendered }) => `<tr><td>${writeTime(mail.queuedAt)}</td><td>${escapeHtml(mail.to)}</td>
<td><a href="/outbox/${mail.id}">${escapeHtml(rendered?.subject ?? mail.kind)}</a></td><td>${escapeHtml(stateOf(mail))}</td></tr>`,
  );
  const table = `<table><thead><tr><th>Queued</th><th>To</th><th>Subject</th><th>State</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
  return page('Outbox', `<h1>Outbox</h1>${mails.length === 0 ? '<p>No mail has been written yet.</p>' : table}`);
}

/** One mail as a page: as HTML, shut off from the page around it, and as text. */
export function mailPage({ mail, rendered }: ShownMail): string {
  const facts = [`To ${mail.to}`, mail.kind, mail.languageId, writeTime(mail.queuedAt), stateOf(mail)];
  const shown = rendered
    ? `<h2>As HTML</h2><iframe title="The mail as HTML" src="/outbox/${mail.id}.html" sandbox="allow-popups"></iframe>
<h2>As text</h2><pre>${withLinks(escapeHtml(rendered.text))}</pre>`
    : '<p>What it said is not kept.</p>';
  return page(
    `Mail ${mail.id}`,
    `<p><a href="/outbox">Outbox</a></p><h1>${escapeHtml(rendered?.subject ?? mail.kind)}</h1>
<p>${facts.map(escapeHtml).join(' · ')}</p>${shown}`,
  );
}

/** Whether a mail waits, went or was given up, in words. */
export function stateOf({ sentAt, nextTryAt, attempts, lastError }: StoredMail): string {
  if (sentAt !== null) return `sent ${writeTime(sentAt)}`;
  const failed = attempts > 0 && lastError !== null ? ` after ${attempts} tries: ${lastError}` : '';
  return nextTryAt === null ? `given up${failed}` : `waiting${failed}`;
}

/** Addresses in an escaped text can be followed, each in a window of its own. */
function withLinks(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<>"']+/g, '<a href="$&" target="_blank" rel="noopener">$&</a>');
}

/** A moment as the shop's own people read it, to the second: `2026-11-22 01:05:09`, in UTC. */
export function writeTime(moment: number): string {
  return new Date(moment).toISOString().slice(0, 19).replace('T', ' ');
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>body{font:1rem/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.25rem .75rem .25rem 0;vertical-align:top}
iframe{width:100%;height:40rem;border:1px solid}pre{white-space:pre-wrap;border:1px solid;padding:1rem}</style></head>
<body>${content}</body></html>`;
}
