import type { Widget } from '@torg/commerce-sdk';
import { ButtonLink, type HeadingLevel, Inline } from '@torg/ui';
import { HtmlContent } from '@torg/ui/html-content';
import { useScope } from '../../scope/scope-context.tsx';
import { BannerWidget } from './banner-widget.tsx';
import { FilmLink } from './film-link.tsx';
import { isShownFlow, LaterFlowPlace } from './flow-code.ts';
import { LinkedPicture } from './linked-picture.tsx';
import { ProductListWidget } from './product-list-widget.tsx';
import { TextWidget } from './text-widget.tsx';

export interface WidgetViewProps {
  widget: Widget;
  /** What the area is called that the widget stands in. */
  areaTitle: string;
  /** Where its highest heading stands in the page's outline. */
  headingLevel: HeadingLevel;
  /** Whether the page opens with it, so that its picture is fetched before anything else. */
  isLead: boolean;
}

/** One widget. Lists that only this visitor's browser can fill come with `OwnLists`. */
export function WidgetView({ widget, areaTitle, headingLevel, isLead }: WidgetViewProps) {
  const { site, config } = useScope();
  switch (widget.kind) {
    case 'rich-text':
    case 'html':
      return (
        <HtmlContent html={widget.html} headingLevel={headingLevel} tableLabel={areaTitle} ownOrigin={site.origin} />
      );
    case 'text':
      return <TextWidget {...widget} headingLevel={headingLevel} />;
    case 'image':
      return (
        <LinkedPicture image={widget.image} pictures={widget.pictures} isLead={isLead} sizes={imageSizes(widget)} />
      );
    case 'banner':
      return <BannerWidget banner={widget} headingLevel={headingLevel} isLead={isLead} />;
    case 'buttons':
      return (
        <Inline space="s">
          {widget.buttons.map(({ url, text }, index) => (
            <ButtonLink key={index} href={url} variant="secondary">
              {text}
            </ButtonLink>
          ))}
        </Inline>
      );
    case 'video':
      return <FilmLink {...widget} />;
    case 'product-list':
      return widget.mode === 'selection' ? <ProductListWidget {...widget} /> : null;
    case 'flowbox':
      return isShownFlow(widget, config) && <LaterFlowPlace {...widget} />;
    case 'json':
    case 'unknown':
      return null;
  }
}

/** How wide a picture is drawn in its part of the row. */
function imageSizes({ size }: Widget): string | undefined {
  return size === 'full' ? undefined : '(min-width: 1440px) 670px, (min-width: 768px) 50vw, 100vw';
}
