import type { Widget } from '@torg/commerce-sdk';
import { ButtonLink, Heading, type HeadingLevel, Icon, Link, Text, useLinkElement } from '@torg/ui';
import { ContentPicture } from './content-picture.tsx';
import { bannerLook, type BannerLook } from './banner-look.ts';
import * as styles from './banner-widget.css.ts';

export type Banner = Extract<Widget, { kind: 'banner' }>;

export interface BannerWidgetProps {
  banner: Banner;
  headingLevel: HeadingLevel;
  /** Whether the page opens with it. */
  isLead: boolean;
}

/** How wide its picture is drawn, by its look. */
const pictureSizes: Readonly<Record<BannerLook, string>> = {
  tile: '(min-width: 1024px) 320px, (min-width: 768px) 24vw, 50vw',
  below: '(min-width: 1440px) 670px, (min-width: 768px) 50vw, 100vw',
  on: '(min-width: 1440px) 670px, (min-width: 768px) 50vw, 100vw',
  left: '(min-width: 1440px) 820px, (min-width: 768px) 60vw, 100vw',
  right: '(min-width: 1440px) 820px, (min-width: 768px) 60vw, 100vw',
  middle: '(min-width: 1440px) 1376px, 100vw',
};

/**
 * A picture with words and one way on. The words never lie on the picture itself: they stand beside it, below it, or on a
 * ground of their own, where every picture lets them be read. A film in place of the picture would take frames of its
 * provider's, so the picture stands.
 */
export function BannerWidget({ banner, headingLevel, isLead }: BannerWidgetProps) {
  const look = bannerLook(banner);
  const picture = (
    <ContentPicture image={banner.image} pictures={banner.pictures} isLead={isLead} sizes={pictureSizes[look]} />
  );
  if (look === 'tile') return <BannerTile {...banner}>{picture}</BannerTile>;
  const { image, title, text, buttonText, textColour } = banner;
  const isButton = image.href !== null && buttonText !== '';
  const hasWords = title !== '' || text !== '' || isButton;
  const size = headingLevel === 1 ? 'display' : look === 'below' || look === 'on' ? 'm' : 'l';
  return (
    <div className={styles.look[look]} data-promotion="">
      <div className={isLead ? `${styles.picture} ${styles.leading}` : styles.picture}>
        {hasWords || image.href === null ? picture : <PictureLink href={image.href}>{picture}</PictureLink>}
      </div>
      {hasWords && (
        <div className={textColour === 'light' ? `${styles.words} ${styles.inverse}` : styles.words}>
          {title && (
            <Heading level={headingLevel} size={size}>
              {image.href !== null && !isButton ? <Link href={image.href}>{title}</Link> : title}
            </Heading>
          )}
          {text && (
            <Text size={headingLevel === 1 ? 'l' : 'm'} isMeasured>
              {text}
            </Text>
          )}
          {isButton && image.href !== null && (
            <div className={styles.action}>
              <ButtonLink href={image.href} size="l" variant={headingLevel === 1 ? 'primary' : 'secondary'}>
                {buttonText}
              </ButtonLink>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function PictureLink({ href, children }: { href: string; children: React.ReactNode }) {
  const LinkElement = useLinkElement();
  return <LinkElement href={href}>{children}</LinkElement>;
}

/** A small banner whose name is all that it says: a large link. */
function BannerTile({ image, title, children }: Banner & { children: React.ReactNode }) {
  const LinkElement = useLinkElement();
  return (
    <LinkElement href={image.href ?? ''} className={styles.tile} data-promotion="">
      <span className={styles.tilePicture}>{children}</span>
      <span className={styles.tileName}>
        {title}
        <Icon name="arrow-right" />
      </span>
    </LinkElement>
  );
}
