import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { siteHref } from '@torg/market-routing';
import { ButtonLink, Container, EmptyState, Heading, Link, ProductCard, ProductGrid, Stack, Text } from '@torg/ui';
import { waitingKey } from '../../config/stored.ts';
import { keptPlaces, writeKeptTemplate, type KeptTemplate } from '../../config/offline.ts';
import { still } from '../../features/shell/hiding-header.css.ts';
import * as header from '../../features/shell/shop-header.css.ts';
import type { PageAssets } from '../asset-manifest.ts';
import type { ChannelTheme } from '../channel-theme.ts';
import { escapeMarkup } from '../escape-markup.ts';
import type { ServedSite } from '../served-site.ts';
import { pickStyles } from './pick-styles.ts';

type OfflineSite = Pick<ServedSite, 'site' | 'config' | 'translation'>;

/**
 * What was put in the cart without a connection is told of, and the page comes by itself once there is one, unless somebody
 * is already on their way to another.
 */
const comeBack = [
  `try{document.getElementById("waiting").hidden=!localStorage.getItem(${JSON.stringify(waitingKey)})}catch{}`,
  'let leaving=0',
  'addEventListener("beforeunload",()=>{leaving=1})',
  // Who came back, or stopped the way with a key, is here again.
  'for(const type of ["pageshow","pointerdown","keydown"])addEventListener(type,()=>{leaving=0})',
  'addEventListener("online",()=>leaving||location.reload())',
].join(';');

/**
 * What is shown where there is no connection: the service worker keeps it, and fills in what can be read all the same. It
 * looks as the shop does, by styles of its own that hang on no file but the fonts.
 */
export function offlineDocument(
  shop: OfflineSite,
  assets: PageAssets,
  theme: ChannelTheme | null,
): { html: string; policy: string } {
  const { site, config } = shop;
  const { t } = shop.translation;
  const template = keptTemplate(shop);
  const markup = renderToStaticMarkup(
    <>
      <header className={still}>
        <div className={header.plainRow}>
          <a
            className={header.logo}
            href={siteHref(site, 'home', {})}
            aria-label={t('shell.toHome', { shop: config.shop.name })}
          >
            {config.shop.name}
          </a>
        </div>
      </header>
      <main>
        <Container>
          <EmptyState
            icon="warning"
            heading={t('errors.offline.heading')}
            headingLevel={1}
            text={t('errors.offline.text')}
            action={<ButtonLink href="">{t('errors.retry')}</ButtonLink>}
          />
          <div id="waiting" hidden>
            <Text>{t('errors.offline.waiting')}</Text>
          </div>
          {keptPlaces.items}
        </Container>
      </main>
    </>,
  );
  const { frame, goods, pages } = template;
  const dressed = [markup, frame, ...[goods, pages].flatMap(({ list, item }) => [list, item])].join('');
  const styles = pickStyles(assets.rules, dressed, theme?.css);
  const title = t('shell.title', { page: t('errors.offline.title'), shop: config.shop.name });
  const html = [
    `<!doctype html><html lang="${escapeMarkup(site.languageId)}" dir="ltr"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
    `<title>${escapeMarkup(title)}</title><link rel="icon" href="${assets.icon}" type="image/svg+xml">`,
    styles
      ? `<style>${styles.css}</style>`
      : assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join(''),
    theme ? `<style>${theme.css}</style>` : '',
    `</head><body>${markup.replace(keptPlaces.items, () => writeKeptTemplate(template))}<script>${comeBack}</script></body></html>`,
  ].join('');
  return { html, policy: policyOf([styles, theme].flatMap((one) => one?.source ?? [])) };
}

/** Nothing but what the document holds, the fonts, and pictures of goods from wherever they come. */
function policyOf(styleSources: readonly string[]): string {
  const script = `'sha256-${createHash('sha256').update(comeBack).digest('base64')}'`;
  return [
    `default-src 'none'`,
    ['style-src', `'self'`, ...styleSources].join(' '),
    `script-src ${script}`,
    `font-src 'self'`,
    `img-src 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

function keptTemplate({ config, translation: { t } }: OfflineSite): KeptTemplate {
  const picture = { src: keptPlaces.picture, alt: '' };
  const title = t('shell.title', { page: keptPlaces.title, shop: config.shop.name });
  return {
    frame: renderToStaticMarkup(
      <Stack space="l" as="section">
        <Heading level={2}>{t('errors.offline.kept')}</Heading>
        {keptPlaces.items}
      </Stack>,
    ),
    goods: listOf(
      <ProductGrid>
        <ProductCard href={keptPlaces.href} name={keptPlaces.title} image={picture} price={null} />
      </ProductGrid>,
    ),
    pages: listOf(
      <ul>
        <li>
          <Link href={keptPlaces.href} isStandalone>
            {keptPlaces.title}
          </Link>
        </li>
      </ul>,
    ),
    titleEnd: escapeMarkup(title.split(keptPlaces.title).at(-1) ?? ''),
  };
}

/** Takes a list of one item apart. */
function listOf(list: ReactNode): KeptTemplate['goods'] {
  const markup = renderToStaticMarkup(list);
  const item = /<li>.*<\/li>/s.exec(markup)?.[0] ?? '';
  return { list: markup.replace(item, keptPlaces.items), item };
}
