import type { WidgetContent, WidgetPicture } from '@torg/commerce-sdk';
import { ButtonLink, Heading, Link, Stack, Text } from '@torg/ui';
import { ContentPicture } from '../../elements/content-picture.tsx';

export type BannerWidgetProps = Extract<WidgetContent, { kind: 'banner' }> & { pictures: readonly WidgetPicture[] };

/** A picture with words and one way on. The words stand below it, where every picture lets them be read. */
export function BannerWidget({ image, pictures, title, text, buttonText }: BannerWidgetProps) {
  const isButton = image.href !== null && buttonText !== '';
  return (
    <div data-promotion="">
      <Stack space="s">
        <ContentPicture image={image} pictures={pictures} />
        {title && (
          <Heading level={2} size="m">
            {image.href !== null && !isButton ? <Link href={image.href}>{title}</Link> : title}
          </Heading>
        )}
        {text && <Text isMeasured>{text}</Text>}
        {isButton && image.href !== null && (
          <div>
            <ButtonLink href={image.href} variant="secondary">
              {buttonText}
            </ButtonLink>
          </div>
        )}
      </Stack>
    </div>
  );
}
