import { useEffect, useId, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Product, ProductPackage } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Button, Heading, Notice, PackagePicker, QuantityField, Stack } from '@torg/ui';
import { cartAnswerText } from '../../display/cart-answer-text.ts';
import { Announcement } from '../../elements/announcement.tsx';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { useForm } from '../../page/form/use-form.tsx';
import { productQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { packageBuilderId } from './package-builder-id.ts';
import { packageQuery } from './package-query.ts';
import { defaultTexts, isPickField, readPicks, textsOf, type PickTexts } from './package-picks.ts';
import { packageSummary, slotView, type PackageViewer } from './package-view.tsx';
import * as styles from './package-builder.css.ts';

/** Puts a package together, group by group, and in the cart. */
export function PackageBuilder({ alias }: { alias: string }) {
  const t = useTranslate();
  const { commerce } = useScope();
  const { data: contents } = useSuspenseQuery(packageQuery(commerce, alias));
  const { data: product } = useSuspenseQuery(productQuery(commerce, alias));
  if (!contents || !product) return null;
  return (
    <section className={styles.section} id={packageBuilderId}>
      <Stack space="l">
        <Heading level={2}>{t('package.heading')}</Heading>
        <PackageForm key={alias} alias={alias} contents={contents} product={product} />
      </Stack>
    </section>
  );
}

const shownForm = { name: 'package', fetch: async () => (await import('./package.form.ts')).packageForm };

interface PackageFormProps {
  alias: string;
  contents: ProductPackage;
  product: Product;
}

const PackageForm = observer(function PackageForm({ alias, contents, product }: PackageFormProps) {
  const t = useTranslate();
  const { config, site, stores } = useScope();
  const { change, asked } = useAskedPicks();
  const form = useForm(shownForm, {
    about: { alias, change },
    isPrefetched: true,
    leadsOn: change !== '',
    onAnswer: ({ kind }) => kind === 'done' && change === '' && stores.ui.setCartPanelOpen(true),
  });
  const [texts, setTexts] = useState<PickTexts>(() => form.outcome?.typed ?? asked ?? defaultTexts(contents.groups));
  const picks = readPicks(contents.groups, texts);
  const isTried = form.outcome !== null;
  const element = useRef<HTMLFormElement>(null);
  const id = useId();
  useEffect(() => {
    // What is wrong gets the focus, and is heard with it.
    if (form.outcome) element.current?.querySelector<HTMLElement>('[aria-invalid="true"] input:enabled')?.focus();
  }, [form.outcome]);

  function pick(field: string, value: string) {
    const next = { ...texts, [field]: value };
    setTexts(next);
    keepInAddress(textsOf(readPicks(contents.groups, next)), change);
  }

  const viewer: PackageViewer = {
    ...{ locale: site.locale, vatView: stores.customer.vatView, t, imageBase: config.imageBase },
    marksMissing: isTried,
    idOf: ({ group }) => `${id}-${group.groupId}`,
    onPick: pick,
  };
  const { price } = product;
  if (!price) return null;
  const all = { price, picks };
  const isSoldOut = product.stock.total === 0;
  const problem = isSoldOut ? t('package.noneLeft') : formProblem();

  function formProblem(): string | null {
    const answer = form.outcome?.answer ?? null;
    const isFaulty = picks.some((one) => one.problem !== null);
    if (answer?.kind === 'incomplete') return isFaulty ? t('package.incomplete') : null;
    if (answer?.kind === 'changed') return isFaulty ? t('package.changed') : null;
    return cartAnswerText(answer, { t, isOnline: stores.ui.online });
  }

  return (
    <form ref={element} {...form.props}>
      {form.marker}
      <PackagePicker
        slots={picks.map((one) => slotView(one, all, viewer))}
        summary={packageSummary(all, product, viewer)}
      >
        {change !== '' && <Notice tone="info">{t('package.replaceNotice')}</Notice>}
        {change === '' && !isSoldOut && (
          <QuantityField
            label={t('product.quantity')}
            decreaseLabel={t('goods.decrease')}
            increaseLabel={t('goods.increase')}
            defaultValue={Number(form.field('quantity').defaultValue) || 1}
            max={product.stock.total}
            error={form.field('quantity').error}
          />
        )}
        {problem && <Notice tone="warning">{problem}</Notice>}
        <Announcement of={form.outcome}>{problem}</Announcement>
        <Button type="submit" size="l" icon="cart" isFullWidth disabled={isSoldOut} isPending={form.isPending}>
          {t(change === '' ? 'package.add' : 'package.replace')}
        </Button>
        <div className={styles.count}>
          <Button type="submit" variant="quiet" formMethod="get" isFullWidth>
            {t('package.count')}
          </Button>
        </div>
      </PackagePicker>
    </form>
  );
});

/** What the address asks for: picks, where it holds any, and which package of the cart is to be changed. */
function useAskedPicks(): { change: string; asked: PickTexts | null } {
  const [query] = useSearchParams();
  const picks = [...query].filter(([name]) => isPickField(name));
  return { change: query.get('change') ?? '', asked: picks.length > 0 ? Object.fromEntries(picks) : null };
}

/** A copy of the address opens the same package. Nothing is fetched, and Back leads out of the page. */
function keepInAddress(texts: Record<string, string>, change: string): void {
  const query = new URLSearchParams({ ...texts, ...(change !== '' && { change }) });
  history.replaceState(history.state, '', `${location.pathname}?${query}`);
}
