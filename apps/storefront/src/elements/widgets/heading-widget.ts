import type { Widget, WidgetContainer } from '@torg/commerce-sdk';

/**
 * The id of the widget that brings the heading of its page: the first with one of the highest level that every screen
 * shows. Null where none does; the page then says its own title.
 */
export function headingWidget(containers: readonly WidgetContainer[]): string | null {
  const widgets = containers.flatMap((row) => (row.responsiveMode === 'all' ? row.widgets : []));
  return widgets.find(bringsHeading)?.id ?? null;
}

function bringsHeading(widget: Widget): boolean {
  switch (widget.kind) {
    case 'text':
      return widget.titleLevel === 1 && widget.title !== '';
    case 'rich-text':
    case 'html':
      return /<h1[\s>]/i.test(widget.html);
    default:
      return false;
  }
}
