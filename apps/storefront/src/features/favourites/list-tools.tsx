import { observer } from 'mobx-react-lite';
import type { FavouriteList, Favourites } from '@torg/commerce-sdk/extensions';
import { useTranslate } from '@torg/i18n/react';
import { href, siteHref } from '@torg/market-routing';
import { Button, Inline, Link, Stack, Text, TextField } from '@torg/ui';
import { LinkToCopy } from '../../elements/link-to-copy.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { useFavouritesForm } from './use-favourites-form.ts';
import * as styles from './favourites-page.css.ts';

interface ListToolsProps {
  favourites: Favourites;
  /** What is shown, newest first. */
  productIds: readonly number[];
  /** The list that it is; null where it is all that is marked. */
  list: FavouriteList | null;
}

/** What can be done with all that is shown at once. */
export const ListTools = observer(function ListTools({ favourites, productIds, list }: ListToolsProps) {
  const t = useTranslate();
  const { site, stores } = useScope();
  const hasLink = list !== null && stores.session.user !== null;
  if (productIds.length === 0 && !list) return null;
  return (
    <Inline space="m" align="start">
      {favourites.productIds.length > 0 && (
        <details key={favourites.lists.length} className={styles.fold}>
          <summary className={styles.summary}>{t('favourites.newList')}</summary>
          <NewListForm />
        </details>
      )}
      <details className={styles.fold}>
        <summary className={styles.summary}>{t('favourites.share')}</summary>
        <Stack space="s">{hasLink ? <ListLink list={list} /> : <LinkWithProducts productIds={productIds} />}</Stack>
      </details>
      {productIds.length > 1 && (
        <div className={styles.summary}>
          <Link href={href(site.locale, 'compare', {}, { products: productIds.slice(0, 4).join() })} isStandalone>
            {t('favourites.compare')}
          </Link>
        </div>
      )}
      {list && (
        <details className={styles.fold}>
          <summary className={styles.summary}>{t('favourites.change')}</summary>
          <Stack space="s">
            <RenameForm key={list.id} list={list} />
            <EndForm list={list} />
          </Stack>
        </details>
      )}
    </Inline>
  );
});

function NewListForm() {
  const t = useTranslate();
  const form = useFavouritesForm({ what: 'create' });
  return (
    <form {...form.props} className={styles.line}>
      {form.marker}
      <TextField {...form.field('name')} label={t('favourites.name')} maxLength={60} autoComplete="off" required />
      <Button type="submit" isPending={form.isPending}>
        {t('favourites.create')}
      </Button>
    </form>
  );
}

/** A customer's list has a link of its own: it shows what is in the list then, until it is taken away. */
function ListLink({ list }: { list: FavouriteList }) {
  const t = useTranslate();
  const { site } = useScope();
  const isShared = list.shareKey !== null;
  const form = useFavouritesForm({ what: isShared ? 'unshare' : 'share', list: list.id });
  return (
    <>
      <Text tone="soft">{isShared ? t('favourites.shared') : t('favourites.shareMeans')}</Text>
      {list.shareKey !== null && (
        <ListAddress address={site.origin + siteHref(site, 'sharedFavourites', {}, { list: list.shareKey })} />
      )}
      <form {...form.props}>
        {form.marker}
        <Button type="submit" variant={isShared ? 'quiet' : 'secondary'} isPending={form.isPending}>
          {isShared ? t('favourites.unshare') : t('favourites.makeLink')}
        </Button>
      </form>
    </>
  );
}

/** What this browser alone knows is shared as it is now, within the link. */
function LinkWithProducts({ productIds }: { productIds: readonly number[] }) {
  const t = useTranslate();
  const { site } = useScope();
  const products = productIds.slice(0, 100).join(',');
  return (
    <>
      <Text tone="soft">{t('favourites.sharedAsIs')}</Text>
      <ListAddress address={site.origin + siteHref(site, 'sharedFavourites', {}, { products })} />
    </>
  );
}

function ListAddress({ address }: { address: string }) {
  const t = useTranslate();
  const words = {
    label: t('favourites.link'),
    copy: t('favourites.copy'),
    copied: t('favourites.copied'),
    byHand: t('favourites.copyByHand'),
  };
  return <LinkToCopy address={address} words={words} />;
}

function RenameForm({ list }: { list: FavouriteList }) {
  const t = useTranslate();
  const form = useFavouritesForm({ what: 'rename', list: list.id }, t('favourites.renamed'));
  const name = form.field('name');
  return (
    <form {...form.props} className={styles.line}>
      {form.marker}
      <TextField
        {...name}
        defaultValue={name.defaultValue ?? list.name}
        label={t('favourites.name')}
        maxLength={60}
        autoComplete="off"
        required
      />
      <Button type="submit" variant="secondary" isPending={form.isPending}>
        {t('favourites.rename')}
      </Button>
    </form>
  );
}

function EndForm({ list }: { list: FavouriteList }) {
  const t = useTranslate();
  const form = useFavouritesForm({ what: 'end', list: list.id }, t('favourites.ended', { name: list.name }));
  return (
    <form {...form.props}>
      {form.marker}
      <Stack space="xs">
        <Text tone="soft">{t('favourites.endMeans')}</Text>
        <Button type="submit" variant="secondary" isPending={form.isPending}>
          {t('favourites.end')}
        </Button>
      </Stack>
    </form>
  );
}
