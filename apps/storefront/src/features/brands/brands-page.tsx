import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Container, EmptyState, Heading, Link, Stack } from '@torg/ui';
import { PageBreadcrumbs } from '../../elements/page-breadcrumbs.tsx';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { BrandSearch } from './brand-search.tsx';
import { BrandTile } from './brand-tile.tsx';
import { brandRegisterQuery, readRegisterRequest } from './brand-register-query.ts';
import type { BrandGroup } from './group-brands.ts';
import { letterId, LetterLinks, letterName } from './letter-links.tsx';
import * as styles from './brands-page.css.ts';

/** As many as are seen at a glance: they stand in one field of tiles, and letters alone part what is more. */
const mostInOneField = 40;

/** Three rows of two, as a phone shows them. */
const seenAtOnce = 6;

/** All brands from A to Z, or those whose name holds what was looked for. */
export function BrandsPage() {
  const t = useTranslate();
  const scope = useScope();
  const [query] = useSearchParams();
  const { data: register } = useSuspenseQuery(brandRegisterQuery(scope, readRegisterRequest(query)));
  if (!register) return null;
  const { groups, letter, sought } = register;
  const count = groups.reduce((sum, { brands }) => sum + brands.length, 0);
  return (
    <Container>
      <Stack space="l">
        <PageBreadcrumbs />
        <div className={styles.head}>
          <Heading level={1}>{t('shell.brands')}</Heading>
          <BrandSearch sought={sought} />
        </div>
        <LetterLinks register={register} />
        {count === 0 && sought !== '' && (
          <EmptyState
            icon="search"
            heading={t('brands.nothing')}
            action={<Link href={href(scope.site.locale, 'brands', {})}>{t('brands.all')}</Link>}
          />
        )}
        {letter === null && count <= mostInOneField ? (
          <OneField groups={groups} />
        ) : (
          groups.map((group) => <LetterSection key={group.letter} {...group} />)
        )}
      </Stack>
    </Container>
  );
}

/** The first brand of each letter is where the letter leads. */
function OneField({ groups }: { groups: readonly BrandGroup[] }) {
  const tiles = groups.flatMap(({ letter, brands }) =>
    brands.map((brand, index) => ({ brand, id: index === 0 ? letterId(letter) : undefined })),
  );
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ brand, id }, index) => (
        <li key={brand.canonicalUrl} id={id}>
          <BrandTile {...brand} isSeenAtOnce={index < seenAtOnce} />
        </li>
      ))}
    </ul>
  );
}

function LetterSection({ letter, brands }: BrandGroup) {
  const t = useTranslate();
  return (
    <Stack space="s" as="section">
      <Heading level={2} size="m" id={letterId(letter)}>
        {letterName(letter, t)}
      </Heading>
      <ul className={styles.tiles}>
        {brands.map((brand) => (
          <li key={brand.canonicalUrl}>
            <BrandTile {...brand} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
