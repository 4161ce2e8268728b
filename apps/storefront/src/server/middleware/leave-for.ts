/**
 * Leads a visitor whose form was taken to a page that is none of the shop's, such as a payment provider's. Browsers hold the
 * policy of a page against where its forms redirect to, and the shop's names none but itself; so this is a page that leads on.
 */
export function leaveFor(address: URL, cookies: ReadonlySet<string>): Response {
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'",
    refresh: `0; url=${address.href}`,
  });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  const href = address.href.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return new Response(
    `<!doctype html><title>${address.hostname}</title><p><a href="${href}">${address.hostname}</a></p>`,
    {
      headers,
    },
  );
}
