import { useTranslate } from '@torg/i18n/react';
import { siteHref } from '@torg/market-routing';
import { Button, Inline, Notice } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';

/** Tells someone of the shop, on every page, that they are shown drafts, and how that ends. */
export function PreviewNotice() {
  const t = useTranslate();
  const { preview, site } = useScope();
  if (!preview) return null;
  return (
    <aside>
      <Notice>
        <form method="post" action={siteHref(site, 'account', {})}>
          <input type="hidden" name="intent" value="sign-out" />
          <input type="hidden" name="returnTo" value={siteHref(site, 'home', {})} />
          <Inline space="s">
            {t('content.preview', { name: preview.by })}
            <Button type="submit" variant="secondary" size="s">
              {t('content.preview.end')}
            </Button>
          </Inline>
        </form>
      </Notice>
    </aside>
  );
}
