import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { Button, Notice, Stack, TextField } from '@torg/ui';
import { cartAnswerText } from '../../display/cart-answer-text.ts';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import * as styles from './cart-contents.css.ts';

const shownForm = { name: 'line-note', fetch: async () => (await import('./line-note.form.ts')).lineNoteForm };

export interface LineNoteProps {
  /** The id of a loose line. */
  itemKey: string;
  /** What the line is called. */
  name: string;
  /** What is said of it now; null where nothing is. */
  message: string | null;
}

/** Where a shopper says something of a line, such as who is to have it or which cost centre pays. */
export const LineNote = observer(function LineNote({ itemKey, name, message }: LineNoteProps) {
  const t = useTranslate();
  const { stores } = useScope();
  const form = useForm(shownForm, { about: { item: itemKey }, leadsOn: false });
  const field = form.field('note');
  const problem = cartAnswerText(form.outcome?.answer ?? null, { t, isOnline: stores.ui.online });
  return (
    <details open={problem !== null || field.error !== undefined || undefined}>
      <summary className={styles.noteSummary}>{t(message === null ? 'cart.note.add' : 'cart.note.change')}</summary>
      <form {...form.props}>
        {form.marker}
        <Stack space="xs">
          <TextField
            {...field}
            defaultValue={field.defaultValue ?? message ?? ''}
            label={t('cart.note.label', { name })}
            maxLength={200}
            autoComplete="off"
          />
          {problem !== null && (
            <Notice tone="warning" role="alert">
              {problem}
            </Notice>
          )}
          <div>
            <Button type="submit" variant="secondary" size="s" isPending={form.isPending}>
              {t('cart.note.save')}
            </Button>
          </div>
        </Stack>
      </form>
    </details>
  );
});
