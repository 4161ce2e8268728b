import { href } from '@torg/market-routing';
import { defineForm } from '../../page/form/define-form.ts';

/** Ends the preview of drafts, and leads to the front page as visitors see it. */
export const endPreviewForm = defineForm('end-preview', {
  fields: {},
  act: ({ stores }) => stores.session.signOut(),
  isDone: ({ kind }) => kind === 'signed-out',
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'signed-out' ? href(site.locale, 'home', {}) : null),
});
