import { href } from '@torg/market-routing';
import { brandRegisterQuery, readRegisterRequest } from './brand-register-query.ts';
import { BrandsPage } from './brands-page.tsx';
import { letterName } from './letter-links.tsx';
import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute, PageNotFound } from '../../page/define-route.ts';
import { withPromise } from '../../display/shop-promise.ts';

export const route = defineRoute('brands', {
  async load(scope, { url }) {
    const asked = readRegisterRequest(url.searchParams);
    const register = await scope.queries.ensureQueryData(brandRegisterQuery(scope, asked));
    if (!register) throw new PageNotFound(url.pathname + url.search);
    const { t, site } = scope;
    // The first letter's page is the register's own.
    const letter = asked.letter === null ? null : register.letter;
    const name = t('shell.brands');
    const alternates = fixedAlternates(scope, 'brands', {});
    return {
      title: letter === null ? name : t('brands.titleOnLetter', { letter: letterName(letter, t) }),
      description: withPromise(scope, (words) => t('brands.description', words)),
      canonical: href(site.locale, 'brands', {}, { letter }),
      // What somebody looked for is a part of what the register shows whole.
      ...(register.sought !== '' && { indexed: false }),
      ...(letter === null ? { alternates } : { alternates: {}, switchesTo: alternates }),
      about: { kind: 'page', name, path: href(site.locale, 'brands', {}), above: [] },
    };
  },
  View: () => <BrandsPage />,
});
