import type { Localised, SeedCollection, Widget } from '@torg/merchant-api/seed';
import { text } from '../../catalogue/localised-text.ts';
import { demonstrationNotice, pageAliases } from '../company.ts';
import { richText, row } from '../seed-widgets.ts';

/** The name of an editorial page within the seed. */
type PageKey = keyof typeof pageAliases;

interface PageParts {
  key: PageKey;
  name: string;
  title: Localised;
  /** One sentence for search engines. */
  description: Localised;
  /** The page in HTML, below its title. */
  body: Localised;
  /** What it is found by; menus show it unless told. */
  tags?: readonly string[];
  /** What stands below the text, in each language. */
  widgets?: Readonly<Record<keyof Localised, readonly Widget[]>>;
  /** True where the page opens over others, which say themselves that they are a demonstration. */
  opensOverPages?: boolean;
}

/** Puts a page together: its title, what is a demonstration about it, the text, and widgets below. */
export function definePage({
  key,
  name,
  title,
  description,
  body,
  tags,
  widgets,
  ...parts
}: PageParts): SeedCollection {
  const notice = parts.opensOverPages ? null : demonstrationNotice;
  const containers = (language: keyof Localised) => [
    row('Text', [
      richText(`<h1>${title[language]}</h1>${body[language]}${notice?.[language] ?? ''}`),
      ...(widgets?.[language] ?? []),
    ]),
  ];
  return {
    key,
    family: 'Pages',
    alias: pageAliases[key],
    name,
    title,
    meta: { title, description },
    tags: tags ?? ['menu', key],
    containers: { sv: containers('sv'), nb: containers('nb') },
  };
}

/** The address of an editorial page in each language. */
export function pageLink(key: PageKey): Localised {
  return text(`/${pageAliases[key].sv}`, `/${pageAliases[key].nb}`);
}
