import { useMemo } from 'react';
import { useTranslate } from '@torg/i18n/react';
import { Button } from '@torg/ui';
import { useNavigate } from '../../navigation/router-navigation.ts';
import { finderIds } from './choice-finder.tsx';
import { ManyChoices } from './many-choices.tsx';
import { variantParameter } from './asked-variant.ts';
import type { VariantLevel } from './variant-levels.ts';

/** The products of a group that has very many of a kind, such as colours: choosing one leads to its page. */
export function ManyVariants({ label, level: { options, current } }: { label: string; level: VariantLevel }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const choices = useMemo(
    () => options.map(({ productId, label: name, stock }) => ({ value: String(productId), label: name, stock })),
    [options],
  );
  const show = (value: string) => {
    const chosen = options.find(({ productId }) => String(productId) === value);
    if (chosen) void navigate(chosen.canonicalUrl);
  };
  return (
    <form method="get">
      <ManyChoices
        label={label}
        name={variantParameter}
        choices={choices}
        value={String(current.productId)}
        onChange={show}
        isSoldOutOpen
        finder={finderIds.variant}
      />
      <noscript>
        <Button type="submit" variant="secondary">
          {t('product.many.go')}
        </Button>
      </noscript>
    </form>
  );
}
