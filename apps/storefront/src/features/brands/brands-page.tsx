import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { Columns, Container, Heading, Link, Stack } from '@torg/ui';
import { PageBreadcrumbs } from '../../elements/page-breadcrumbs.tsx';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { brandRegisterQuery } from './brand-register-query.ts';
import type { BrandGroup } from './group-brands.ts';
import { letterId, LetterLinks, letterName } from './letter-links.tsx';

/** All brands from A to Z. */
export function BrandsPage() {
  const t = useTranslate();
  const scope = useScope();
  const [query] = useSearchParams();
  const { data: register } = useSuspenseQuery(brandRegisterQuery(scope, query.get('letter')));
  if (!register) return null;
  const name = t('shell.brands');
  return (
    <Container>
      <Stack space="l">
        <PageBreadcrumbs />
        <Heading level={1}>{name}</Heading>
        <LetterLinks register={register} />
        {register.groups.map((group) => (
          <LetterSection key={group.letter} {...group} />
        ))}
      </Stack>
    </Container>
  );
}

function LetterSection({ letter, brands }: BrandGroup) {
  const t = useTranslate();
  return (
    <Stack space="s" as="section">
      <Heading level={2} size="m" id={letterId(letter)}>
        {letterName(letter, t)}
      </Heading>
      <Columns phone={2} tablet={3} desktop={4} space="s" as="ul">
        {brands.map(({ name, canonicalUrl }) => (
          <li key={canonicalUrl}>
            <Link href={canonicalUrl} tone="quiet" isStandalone>
              {name}
            </Link>
          </li>
        ))}
      </Columns>
    </Stack>
  );
}
