import type { ReactNode } from 'react';
import type { WidgetArea, WidgetContainer } from '@torg/commerce-sdk';
import { Heading, Hidden, Stack } from '@torg/ui';
import type { AppScope } from '../../scope/app-scope.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { isShownFlow } from './flow-code.ts';
import { headingWidget } from './heading-widget.ts';
import { WidgetView } from './widget-view.tsx';
import * as styles from './widget-rows.css.ts';

export interface WidgetRowsProps {
  area: WidgetArea;
  /** How far its rows stand apart: pages to read hold together, pages to leaf through need air. */
  space?: 'xl' | 'xxxl';
  /** Whether it stands in a page of another heading, and opens none. */
  isWithinPage?: boolean;
}

/** What stands in an area, row by row, under its one heading. */
export function WidgetRows({ area: { title, containers }, space = 'xl', isWithinPage = false }: WidgetRowsProps) {
  const { config } = useScope();
  const headingId = isWithinPage ? undefined : headingWidget(containers);
  return (
    <Stack space={space}>
      {headingId === null && <Heading level={1}>{title}</Heading>}
      {containers
        .filter((row) => hasSomething(row, config))
        .map(({ id, responsiveMode, widgets }, place) => (
          <OnScreens key={id} mode={responsiveMode}>
            <div className={hasPictureBeside(widgets) ? `${styles.row} ${styles.besidePicture}` : styles.row}>
              {widgets.map((widget, index) => (
                <div key={widget.id} className={sizeClass(widget.size)}>
                  <WidgetView
                    widget={widget}
                    areaTitle={title}
                    headingLevel={widget.id === headingId ? 1 : 2}
                    isLead={!isWithinPage && place === 0 && index === 0}
                  />
                </div>
              ))}
            </div>
          </OnScreens>
        ))}
    </Stack>
  );
}

/** A row of lists that only the visitor's browser can fill stands elsewhere (see `OwnLists`), one of galleries that nobody shows nowhere. */
function hasSomething({ widgets }: WidgetContainer, config: AppScope['config']): boolean {
  return widgets.some((widget) => {
    if (widget.kind === 'flowbox') return isShownFlow(widget, config);
    return widget.kind !== 'product-list' || widget.mode === 'selection';
  });
}

/** Whether a row is a picture and, beside it, something to read. */
function hasPictureBeside(widgets: WidgetContainer['widgets']): boolean {
  const isBeside = widgets.length === 2 && widgets.every(({ size }) => size === 'half');
  return isBeside && widgets.filter(({ kind }) => kind === 'image').length === 1;
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
