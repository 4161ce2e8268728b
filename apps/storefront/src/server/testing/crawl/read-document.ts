/** What a document says of itself and where it leads, as a search engine reads it. */
export interface ReadDocument {
  title: string;
  headings: number;
  isIndexed: boolean;
  canonical: string | null;
  /** Absolute address by language and country. */
  alternates: Readonly<Record<string, string>>;
  /** The addresses of all its links, as they are written. */
  links: readonly string[];
  /** The ids of its elements, which links may lead to. */
  ids: ReadonlySet<string>;
  /** The texts of its structured data. */
  structuredData: readonly string[];
}

/** Reads a document of the shop, whose markup is written by React and so is regular. */
export function readDocument(html: string): ReadDocument {
  const head = html.slice(0, html.indexOf('</head>'));
  const body = html.slice(head.length).replace(/<script[^>]*>.*?<\/script>/gs, '');
  return {
    title: unescaped(/<title>(.*?)<\/title>/s.exec(head)?.[1] ?? ''),
    headings: body.match(/<h1[\s>]/g)?.length ?? 0,
    isIndexed: !head.includes('<meta name="robots" content="noindex">'),
    canonical: attribute(/<link rel="canonical" href="(.*?)"/.exec(head)?.[1]),
    alternates: Object.fromEntries(
      [...head.matchAll(/<link rel="alternate" href="([^"]*)" hreflang="(.*?)"/g)].map(
        ([, href = '', language = '']) => [language, unescaped(href)],
      ),
    ),
    links: [...body.matchAll(/<a\b[^>]*?\shref="(.*?)"/gs)].map(([, href = '']) => unescaped(href)),
    ids: new Set([...body.matchAll(/\sid="(.*?)"/g)].map(([, id = '']) => unescaped(id))),
    structuredData: [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => json,
    ),
  };
}

function attribute(value: string | undefined): string | null {
  return value === undefined ? null : unescaped(value);
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

function unescaped(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => characters[name] ?? entity);
}
