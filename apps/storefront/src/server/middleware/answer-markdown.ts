import type { Context, Handler } from 'hono';
import { pageMarkdown } from '../discovery/page-markdown.ts';
import { wholeAddress } from '../rendering/whole-page.ts';
import type { ShopEnv } from './request-variables.ts';

/** What makes an answer one visitor's, or not a page as it is read. */
const left = ['cookie', 'authorization', 'accept-encoding', 'if-none-match'];

const ending = '.md';

/**
 * Answers with a page that everybody may read as Markdown, for programs that read in place of a person: it stands at the
 * page's address with `.md` behind it, and is made of the page itself, so that it says nothing else.
 */
export function answerMarkdown(
  ask: (request: Request, bindings: object) => Response | Promise<Response>,
): Handler<ShopEnv> {
  return async (context) => {
    const { url } = context.var;
    const page = new URL(url);
    page.pathname = url.pathname.slice(0, -ending.length);
    const headers = new Headers(context.req.raw.headers);
    for (const name of left) headers.delete(name);
    const answer = await ask(
      new Request(new URL(wholeAddress(page), context.req.url), { headers, signal: context.req.raw.signal }),
      context.env as object, // what Node knows of the connection
    );
    const location = answer.headers.get('location');
    if (answer.status === 301 && location !== null) return context.redirect(markdownOf(new URL(location, page)), 301);
    const keeping = answer.headers.get('cache-control') ?? '';
    if (answer.status !== 200 || !keeping.startsWith('public')) return missing(context, answer.status);
    const markdown = pageMarkdown(await answer.text(), page);
    return context.body(markdown, 200, {
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': keeping,
      // For search engines it is the page in another form.
      link: `<${page.href}>; rel="canonical"`,
    });
  };
}

function markdownOf({ pathname }: URL): string {
  return `${pathname}${ending}`;
}

/** A page that is one visitor's is none for programs. */
function missing(context: Context, status: number): Response {
  return context.body(null, status >= 500 ? 503 : 404);
}
