import { useTranslate } from '@torg/i18n/react';
import { Button, Inline, Notice } from '@torg/ui';
import { useForm } from '../../page/form/use-form.tsx';
import type { Preview } from '../../scope/preview.ts';
import { useScope } from '../../scope/scope-context.tsx';

const shownForm = { name: 'end-preview', fetch: async () => (await import('./end-preview.form.ts')).endPreviewForm };

/** Tells someone of the shop, on every page, that they are shown drafts, and how that ends. */
export function PreviewNotice() {
  const { preview } = useScope();
  return preview && <Previewing by={preview.by} />;
}

function Previewing({ by }: Pick<Preview, 'by'>) {
  const t = useTranslate();
  const form = useForm(shownForm);
  return (
    <aside>
      <Notice>
        {/* The server answers it in every browser, as it alone gives drafts. */}
        <form {...form.props} onSubmit={undefined}>
          {form.marker}
          <Inline space="s">
            {t('shell.preview', { name: by })}
            <Button type="submit" variant="secondary" size="s">
              {t('shell.preview.end')}
            </Button>
          </Inline>
        </form>
      </Notice>
    </aside>
  );
}
