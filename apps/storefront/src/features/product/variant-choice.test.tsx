import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Product } from '@torg/commerce-sdk/domain';
import { loadMessages } from '@torg/i18n';
import { createTranslation, TranslateProvider } from '@torg/i18n/react';
import type { AppScope } from '../../scope/app-scope.ts';
import { ScopeProvider } from '../../scope/scope-context.tsx';
import { blueMug, mug } from '../../display/testing/mug.ts';
import { VariantChoice } from './variant-choice.tsx';

async function show(dimension: string, locale: 'sv' | 'nb' = 'sv', stock = blueMug.stock): Promise<string> {
  const small = { ...blueMug, dimension, stock, label: '250 g', primaryImage: 'kaffe.avif', attributes: {} };
  const large = { ...small, productId: 8, label: '500 g', value: 'large', canonicalUrl: '/p/kaffe-500-g' };
  const product = { ...mug, variants: [small, large] } as unknown as Product; // all that the choice looks at
  const translation = createTranslation({
    locale,
    messages: await loadMessages(locale),
    onError: ({ message }) => expect.unreachable(message),
  });
  const scope = { config: { imageBase: '/media' } } as AppScope; // all that the choice looks at
  return renderToString(
    <ScopeProvider value={scope}>
      <TranslateProvider translation={translation}>
        <VariantChoice product={product} />
      </TranslateProvider>
    </ScopeProvider>,
  );
}

it.each([
  ['Size', 'Storlek', 'Størrelse'],
  ['Color', 'Färg', 'Farge'],
  ['Pattern', 'Mönster', 'Mønster'],
  ['Material', 'Material', 'Materiale'],
  ['Amount', 'Belopp', 'Beløp'],
  ['Voltage', 'Variant', 'Variant'],
])('heads what differs by %s with “%s”, and “%s” in Norwegian', async (dimension, swedish, norwegian) => {
  expect(await show(dimension)).toContain(`<nav aria-label="${swedish}">`);
  expect(await show(dimension, 'nb')).toContain(`<nav aria-label="${norwegian}">`);
});

it('writes sizes out, as pictures of them look the same', async () => {
  expect(await show('Size')).not.toContain('<img');
  expect(await show('Size')).toContain('500 g');
  expect(await show('Pattern')).toContain('<img');
});

it('says of which choices few are left, on every level', async () => {
  const few = { ...blueMug.stock, inStock: 3, oversellable: 0, static: 0, total: 3 };
  expect(await show('Color', 'sv', few)).toContain('500 g, 3 kvar');
  expect(await show('Shape', 'nb', few)).toContain('500 g, 3 igjen');
  expect(await show('Color')).not.toContain('kvar');
});
