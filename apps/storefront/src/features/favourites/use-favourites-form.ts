import type { FavouriteList } from '@torg/commerce-sdk/extensions';
import { useTranslate } from '@torg/i18n/react';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';

const shownForm = { name: 'favourites', fetch: async () => (await import('./favourites.form.ts')).favouritesForm };

interface About {
  what: 'create' | 'rename' | 'end' | 'put' | 'take' | 'unmark' | 'share' | 'unshare' | 'copy';
  list?: FavouriteList['id'];
  products?: readonly number[];
}

/** One of the forms of the favourites. What went wrong is told as a message; what was done is seen. */
export function useFavouritesForm({ what, list, products }: About, done?: string) {
  const t = useTranslate();
  const { notifications } = useScope().stores.ui;
  return useForm(shownForm, {
    about: {
      what,
      ...(list !== undefined && { list }),
      ...(products && { products: products.join(',') }),
    },
    onAnswer({ kind }) {
      if (kind === 'outage') notifications.show(t('errors.generic'), { mode: 'error' });
      else if (kind === 'needs-account') notifications.show(t('favourites.needsAccount'), { mode: 'info' });
      else if (done) notifications.show(done, { mode: 'success' });
    },
  });
}
