import { getCategories, type CommerceClient } from '@torg/commerce-sdk';
import type { ListedCategory } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import { siteHref, sitePath, type MarketSite } from '@torg/market-routing';
import { categoriesBelow } from '../../queries/category-tree.ts';
import type { PublicConfig } from '../../config/public-config.ts';
import { shopDescription } from '../../display/shop-promise.ts';
import { freeShippingLimit, noLimit } from '../../display/free-shipping-limit.ts';

interface SummarySource {
  site: MarketSite;
  config: PublicConfig;
  commerce: CommerceClient;
  translation: { t: Translate };
}

/**
 * A site in a page of Markdown, for programs that read in place of a person (llmstxt.org): what it is, promises and sells. Its
 * links lead to pages in Markdown, and to all products as text.
 */
export async function shopSummary(source: SummarySource): Promise<string> {
  const { site, commerce, translation } = source;
  const { t } = translation;
  const categories = await getCategories(commerce);
  const link = (label: string, path: string) => `- [${label}](${new URL(path, site.origin).href})`;
  const branch = (category: ListedCategory, depth: number): string[] => [
    '  '.repeat(depth) + link(category.name, `${sitePath(site, category.canonicalUrl)}.md`),
    ...categoriesBelow(categories, category.categoryId).flatMap((below) => branch(below, depth + 1)),
  ];
  return [
    ...introduction(source),
    `## ${t('footer.shop')}`,
    '',
    ...categoriesBelow(categories, 0).flatMap((category) => branch(category, 0)),
    '',
    '## Optional',
    '',
    link(t('shell.news'), `${siteHref(site, 'news', {})}.md`),
    link(t('shell.brands'), `${siteHref(site, 'brands', {})}.md`),
    link('products.tsv', `${site.basePath}/products.tsv`),
    link('Sitemap', `${site.basePath}/sitemap.xml`),
    '',
  ].join('\n');
}

function introduction({ site, config, translation: { t } }: SummarySource): string[] {
  const limit = freeShippingLimit({ site, config });
  const { name, story, claims, service } = config.shop;
  return [
    `# ${name}`,
    '',
    `> ${shopDescription({ site, config, t })}`,
    '',
    story.about,
    '',
    ...(limit === noLimit ? [] : [`- ${t('shell.promise.freeShipping', { limit, vatView: 'incVat' })}`]),
    ...(claims.freeReturns ? [`- ${t('shell.promise.freeReturns')}`] : []),
    ...(claims.freeInvoice ? [`- ${t('shell.promise.freeInvoice')}`] : []),
    ...claims.others.map(({ text }) => `- ${text}`),
    `- ${t('footer.service')}: ${service.hours}`,
    '',
  ];
}
