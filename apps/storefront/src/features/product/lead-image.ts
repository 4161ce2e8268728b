import type { ProductImage } from '@torg/commerce-sdk/domain';
import { pictureView } from '../../display/picture-view.ts';

/** How wide the product page draws its large picture. */
export const productPictureSizes = '(min-width: 1024px) calc((100vh - 272px) * 0.8), (min-width: 768px) 55vw, 100vw';

/** The picture that a product page opens with, for its head to ask for early. */
export function leadImage(imageBase: string, image: ProductImage | undefined) {
  return image && { srcSet: pictureView(imageBase, image, '').srcSet, sizes: productPictureSizes };
}
