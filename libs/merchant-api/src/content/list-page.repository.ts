import type { ShopDatabase } from '../database/shop-database.ts';

/** What the page of a list says. Null means that the template of its kind decides. */
export interface ListPageRecord {
  listPageId: number;
  kind: 'default' | 'category' | 'brand' | 'campaign' | 'list';
  /** The category, brand or campaign; null for what holds for all of the kind. */
  targetId: number | null;
  hidesTitle: boolean;
  hidesDescription: boolean;
  primaryImage: string | null;
  backgroundImage: string | null;
  logo: string | null;
  texts: readonly ListPageText[];
}

export interface ListPageText {
  languageId: string;
  alias: string | null;
  path: string | null;
  name: string | null;
  primaryDescription: string | null;
  secondaryDescription: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
}

/** Reads what all list pages say, by one statement: there are few, and a page needs its own and that of its kind. */
export async function readListPages(db: ShopDatabase): Promise<ListPageRecord[]> {
  const rows = await db
    .selectFrom('list_pages as page')
    .innerJoin('list_page_texts as text', 'text.list_page_id', 'page.list_page_id')
    .selectAll()
    .orderBy('page.list_page_id')
    .execute();
  const pages = new Map<number, ListPageRecord & { texts: ListPageText[] }>();
  for (const row of rows) {
    const page = pages.get(row.list_page_id) ?? {
      listPageId: row.list_page_id,
      kind: row.kind,
      targetId: row.target_id,
      hidesTitle: row.hides_title,
      hidesDescription: row.hides_description,
      primaryImage: row.primary_image,
      backgroundImage: row.background_image,
      logo: row.logo,
      texts: [],
    };
    page.texts.push({
      languageId: row.language_id,
      alias: row.alias,
      path: row.path,
      name: row.name,
      primaryDescription: row.primary_description,
      secondaryDescription: row.secondary_description,
      metaTitle: row.meta_title,
      metaDescription: row.meta_description,
    });
    pages.set(row.list_page_id, page);
  }
  return [...pages.values()];
}
