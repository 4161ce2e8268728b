import { useLinkElement } from '@torg/ui';
import { ContentPicture, type ContentPictureProps } from '../../elements/content-picture.tsx';

/** A picture of a widget, which may lead somewhere. */
export function LinkedPicture({ image, pictures }: ContentPictureProps) {
  const LinkElement = useLinkElement();
  const picture = <ContentPicture image={image} pictures={pictures} />;
  return image.href ? <LinkElement href={image.href}>{picture}</LinkElement> : picture;
}
