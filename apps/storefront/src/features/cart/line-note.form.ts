import { href } from '@torg/market-routing';
import { defineForm } from '../../page/form/define-form.ts';
import { hiddenField, textField } from '../../page/form/fields.ts';
import { noteLine } from './note-line.ts';

/** Says something of a line, such as who is to have it. */
export const lineNoteForm = defineForm('line-note', {
  fields: { item: hiddenField, note: textField },
  act: (scope, { item, note }) => noteLine(scope, { item, message: note === '' ? null : note }),
  isDone: ({ kind }) => kind === 'done',
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'done' ? href(site.locale, 'cart', {}) : null),
});
