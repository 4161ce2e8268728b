import type { Widget, WidgetArea } from '@torg/commerce-sdk';

export type Banner = Extract<Widget, { kind: 'banner' }>;

/** The banner that an area opens with; undefined where it opens with something else. */
export function firstBanner({ containers }: WidgetArea): Banner | undefined {
  const first = containers[0]?.widgets[0];
  return first?.kind === 'banner' ? first : undefined;
}
