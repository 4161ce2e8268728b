import { useLinkElement } from '@torg/ui';
import { ContentPicture, type ContentPictureProps } from './content-picture.tsx';

/** A picture of a widget, which may lead somewhere. */
export function LinkedPicture({ image, ...rest }: ContentPictureProps) {
  const LinkElement = useLinkElement();
  const picture = <ContentPicture image={image} {...rest} />;
  return image.href ? <LinkElement href={image.href}>{picture}</LinkElement> : picture;
}
