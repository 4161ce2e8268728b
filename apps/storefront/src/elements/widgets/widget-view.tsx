import type { Widget } from '@torg/commerce-sdk';
import { ButtonLink, type HeadingLevel, Inline } from '@torg/ui';
import { HtmlContent } from '@torg/ui/html-content';
import { useScope } from '../../scope/scope-context.tsx';
import { OwnProducts } from '../../elements/own-products.tsx';
import { BannerWidget } from './banner-widget.tsx';
import { FilmLink } from './film-link.tsx';
import { LinkedPicture } from './linked-picture.tsx';
import { listedCount } from './listed-products-query.ts';
import { ProductListWidget } from './product-list-widget.tsx';
import { TextWidget } from './text-widget.tsx';

export interface WidgetViewProps {
  widget: Widget;
  /** What the area is called that the widget stands in. */
  areaTitle: string;
  /** Where its highest heading stands in the page's outline. */
  headingLevel: HeadingLevel;
}

/**
 * One widget. What it would take scripts, styles or frames of somebody else for is left out; what only this visitor's
 * device knows comes there.
 */
export function WidgetView({ widget, areaTitle, headingLevel }: WidgetViewProps) {
  const { site } = useScope();
  switch (widget.kind) {
    case 'rich-text':
    case 'html':
      return (
        <HtmlContent html={widget.html} headingLevel={headingLevel} tableLabel={areaTitle} ownOrigin={site.origin} />
      );
    case 'text':
      return <TextWidget {...widget} headingLevel={headingLevel} />;
    case 'image':
      return <LinkedPicture image={widget.image} pictures={widget.pictures} />;
    case 'banner':
      return <BannerWidget {...widget} />;
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
      return widget.mode === 'selection' ? (
        <ProductListWidget {...widget} />
      ) : (
        <OwnProducts
          of={widget.mode === 'favourites' ? 'favourites' : 'viewed'}
          heading={widget.title}
          most={listedCount(widget)}
        />
      );
    case 'json':
    case 'flowbox':
    case 'unknown':
      return null;
  }
}
