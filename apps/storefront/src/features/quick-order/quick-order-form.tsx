import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Button, FileField, Link, Notice, Stack, TextArea, TextField, type TextFieldProps } from '@torg/ui';
import { Announcement } from '../../elements/announcement.tsx';
import { FormColumn } from '../../elements/form-column.tsx';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { useChangeCount } from '../../elements/use-change-count.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { useForm } from '../../page/form/use-form.tsx';
import { keptListQuery } from './kept-list-query.ts';
import { ListVerdict } from './list-verdict.tsx';
import { listVerdictText } from './list-verdict-text.ts';
import { writePlacedRows } from './placed-rows.ts';

const shownForm = { name: 'quick-order', fetch: async () => (await import('./quick-order.form.ts')).quickOrderForm };

/** A list of article numbers, and what becomes of its rows once it was sent; with or without script. */
export function QuickOrderForm() {
  const t = useTranslate();
  const scope = useScope();
  const { site } = scope;
  const [query] = useSearchParams();
  const form = useForm(shownForm);
  const answer =
    form.outcome?.answer ??
    (query.get('file') === 'too-large' ? ({ kind: 'file', reason: 'too-large' } as const) : null);
  // What an earlier list left to put right, until one is sent.
  const [ofVisit] = useState(() => keptListQuery(scope));
  const { data: kept = null } = useQuery(ofVisit);
  const left = answer === null ? kept : null;
  const checked = answer?.kind === 'checked' ? answer : left;
  const added = answer?.kind === 'checked' ? answer.added : 0;
  const said = answer ? listVerdictText(answer, t) : left && t('quick-order.left', { count: left.rows.length });
  const typed = form.field('rows');
  // What was sent is the list from then on: its fields begin anew with it.
  const list = useChangeCount(checked);
  const result = useRef<HTMLDivElement>(null);
  // What became of the list stands above the button that sent it: whoever pressed it is taken there.
  const answers = useChangeCount(form.outcome?.answer);
  useEffect(() => void (answers > 0 && result.current?.focus()), [answers]);
  return (
    <form {...form.props} encType="multipart/form-data">
      {form.marker}
      <Announcement of={answer}>{said}</Announcement>
      <Stack space="l">
        <div ref={result} tabIndex={-1}>
          {said && (
            <Notice tone={checked ? 'info' : 'danger'}>
              {said}{' '}
              {(added > 0 || left) && <Link href={href(site.locale, 'cart', {})}>{t('quick-order.toCart')}</Link>}
            </Notice>
          )}
        </div>
        {checked && <ListVerdict rows={checked.rows} isPending={form.isPending} />}
        {checked && (
          <input key={`places ${list}`} type="hidden" name="places" defaultValue={writePlacedRows(checked.rows)} />
        )}
        <FormColumn>
          <Stack space="m">
            <TextArea
              {...typed}
              key={`rows ${list}`}
              defaultValue={checked?.text ?? typed.defaultValue ?? ''}
              label={t(checked ? 'quick-order.rows.again' : 'quick-order.rows')}
              hint={t('quick-order.rows.hint')}
              rows={checked ? 6 : 10}
              spellCheck={false}
              autoComplete="off"
            />
            <FileField
              key={`file ${list}`}
              name="file"
              label={t('quick-order.file')}
              hint={t('quick-order.file.hint')}
              icon="document"
              accept=".csv,.txt,.tsv,.xlsx"
              chooseLabel={t('quick-order.file.choose')}
              dropLabel={t('quick-order.file.drop')}
              clearLabel={t('quick-order.file.clear')}
            />
            <MarkField {...form.field('mark')} />
            <div>
              <Button type="submit" variant={checked ? 'secondary' : 'primary'} isPending={form.isPending}>
                {t(checked ? 'quick-order.check.again' : 'quick-order.check')}
              </Button>
            </div>
          </Stack>
        </FormColumn>
      </Stack>
    </form>
  );
}

/** What each row is to be marked with, beginning with what it was the last time in this browser. */
function MarkField(field: Pick<TextFieldProps, 'name' | 'defaultValue' | 'error'>) {
  const t = useTranslate();
  const { keptReference } = useScope();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = place.current?.querySelector('input');
    if (input && input.value === '') input.value = keptReference.read() ?? '';
  }, [keptReference]);
  return (
    <div ref={place}>
      <TextField
        {...field}
        label={t('quick-order.mark')}
        hint={t('quick-order.mark.hint')}
        maxLength={200}
        autoComplete="off"
      />
    </div>
  );
}
