import type { Translate } from '@torg/i18n';

/** What a visitor sees when the error page itself fails: plain markup, no script, a link home. */
export function outage(t: Translate, languageId: string): Response {
  const body =
    `<!doctype html><html lang="${languageId}"><head><meta charset="utf-8"><title>${t('errors.fallback')}</title></head>` +
    `<body><h1>${t('errors.fallback')}</h1><p><a href="/">${t('errors.toHome')}</a></p></body></html>`;
  return new Response(body, {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
