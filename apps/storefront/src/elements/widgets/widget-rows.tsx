import type { ReactNode } from 'react';
import type { WidgetArea } from '@torg/commerce-sdk';
import { Heading, Hidden, Stack } from '@torg/ui';
import { headingWidget } from './heading-widget.ts';
import { WidgetView } from './widget-view.tsx';
import * as styles from './widget-rows.css.ts';

/** What stands in an area, row by row, under its one heading. */
export function WidgetRows({ area: { title, containers } }: { area: WidgetArea }) {
  const headingId = headingWidget(containers);
  return (
    <Stack space="xl">
      {headingId === null && <Heading level={1}>{title}</Heading>}
      {containers.map(({ id, responsiveMode, widgets }) => (
        <OnScreens key={id} mode={responsiveMode}>
          <div className={styles.row}>
            {widgets.map((widget) => (
              <div key={widget.id} className={sizeClass(widget.size)}>
                <WidgetView widget={widget} areaTitle={title} headingLevel={widget.id === headingId ? 1 : 2} />
              </div>
            ))}
          </div>
        </OnScreens>
      ))}
    </Stack>
  );
}

/** An account may have sizes that this version does not know; such a widget gets the row for itself. */
function sizeClass(size: string): string {
  const known: Readonly<Record<string, string>> = styles.size;
  return known[size] ?? styles.size.full;
}

/** Takes a row away on the screens that it is not for. */
function OnScreens({ mode, children }: { mode: string; children: ReactNode }) {
  switch (mode) {
    case 'mobile':
      return <Hidden from="desktop">{children}</Hidden>;
    case 'desktop':
      return <Hidden below="desktop">{children}</Hidden>;
    default:
      return children;
  }
}
