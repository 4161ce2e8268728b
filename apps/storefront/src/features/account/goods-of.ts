import type { Translate } from '@torg/i18n';
import type { OrderCardProps } from '@torg/ui/rows';
import { thumbnailView } from '../../display/picture-view.ts';
import type { OwnOrder } from '../../queries/orders-query.ts';

/** So many goods are seen on the card of an order; of the rest it says how many there are. */
const MOST_PICTURES = 4;

/** The first goods of an order as its card shows them. Nothing else on the card says what they are, so their pictures do. */
export function goodsOf(
  { goods }: Pick<OwnOrder, 'goods'>,
  imageBase: string,
  t: Translate,
): Pick<OrderCardProps, 'pictures' | 'more'> {
  const pictures = goods
    .flatMap(({ name, images: [image] }) => (image ? [{ ...thumbnailView(imageBase, image), alt: name }] : []))
    .slice(0, MOST_PICTURES);
  const count = goods.length - pictures.length;
  if (pictures.length === 0 || count === 0) return { pictures };
  return { pictures, more: { text: t('orders.order.more', { count }), label: t('orders.order.moreGoods', { count }) } };
}
