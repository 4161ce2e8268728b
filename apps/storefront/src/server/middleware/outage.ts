import type { Translate } from '@torg/i18n';

function plainDocument(languageId: string, heading: string, body: string): string {
  return (
    `<!doctype html><html lang="${languageId}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${heading}</title></head>` +
    `<body style="font:1.125rem/1.5 sans-serif;max-width:32rem;margin:4rem auto;padding:0 1rem"><h1>${heading}</h1>${body}</body></html>`
  );
}

/**
 * What a visitor sees where no page can be rendered: plain markup, no script, a link home. 503 where the API did not
 * answer, 500 where the shop itself failed.
 */
export function outage(t: Translate, languageId: string, status: 500 | 503): Response {
  const heading = status === 503 ? t('errors.unavailable.heading') : t('errors.fallback');
  const text = status === 503 ? t('errors.unavailable.text') : t('errors.generic');
  const body = plainDocument(
    languageId,
    heading,
    `<p>${text}</p><p><a href="">${t('errors.retry')}</a></p><p><a href="/">${t('errors.toHome')}</a></p>`,
  );
  return new Response(body, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
