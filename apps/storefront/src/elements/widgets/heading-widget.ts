import type { Widget, WidgetContainer } from '@torg/commerce-sdk';

/**
 * The id of the widget that brings the heading of its page: the first with one of the highest level that every screen
 * shows, else the banner that the page opens with. Null where none does; the page then says its own title.
 */
export function headingWidget(containers: readonly WidgetContainer[]): string | null {
  const widgets = containers.flatMap((row) => (row.responsiveMode === 'all' ? row.widgets : []));
  const first = containers[0]?.responsiveMode === 'all' ? containers[0].widgets[0] : undefined;
  return (widgets.find(bringsHeading) ?? (first && opensPage(first) ? first : null))?.id ?? null;
}

/** A banner that fills its row and says something: the hero of its page. */
function opensPage(widget: Widget): boolean {
  return widget.kind === 'banner' && widget.size === 'full' && widget.title !== '';
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
