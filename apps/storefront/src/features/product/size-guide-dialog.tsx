import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { Link, Stack } from '@torg/ui';
import { HtmlContent } from '@torg/ui/html-content';
import { Dialog, OverlayProvider } from '@torg/ui/overlays';
import { areaQuery } from '../../queries/area-query.ts';
import { useScope } from '../../scope/scope-context.tsx';

interface SizeGuideDialogProps {
  guide: { alias: string; title: string; path: string };
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/** What stands on the page of a size guide, over the page of a product. */
export function SizeGuideDialog({ guide, isOpen, onOpenChange }: SizeGuideDialogProps) {
  const t = useTranslate();
  const scope = useScope();
  const { data: area } = useSuspenseQuery(areaQuery(scope, { alias: guide.alias }));
  const widgets = area?.containers.flatMap((container) => container.widgets) ?? [];
  return (
    <OverlayProvider locale={scope.site.languageId}>
      <Dialog title={guide.title} closeLabel={t('product.sizeGuide.close')} isOpen={isOpen} onOpenChange={onOpenChange}>
        <Stack space="l">
          {widgets.map(
            (widget) =>
              widget.kind === 'rich-text' && (
                <HtmlContent
                  key={widget.id}
                  html={withoutTitle(widget.html)}
                  headingLevel={3}
                  tableLabel={guide.title}
                  ownOrigin={scope.site.origin}
                />
              ),
          )}
          <Link href={guide.path} isStandalone>
            {t('product.sizeGuide.page')}
          </Link>
        </Stack>
      </Dialog>
    </OverlayProvider>
  );
}

/** The dialog says the page's title itself. */
function withoutTitle(html: string): string {
  return html.replace(/^\s*<h1[^>]*>.*?<\/h1>/s, '');
}
