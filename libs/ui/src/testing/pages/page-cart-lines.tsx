import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { CartLine } from '../../commerce/cart-line/cart-line.tsx';
import { QuantityField } from '../../inputs/quantity-field/quantity-field.tsx';
import { drawnPicture, goodsColours } from '../drawn-pictures.ts';
import { useTexts } from '../story-texts.ts';
import { usePageTexts } from './page-texts.ts';
import * as styles from './pages.css.ts';

const shapes = ['sweater', 'mug'] as const;

/** The goods of the stories' cart. */
export function PageCartLines({ isFixed = false }: { /** Nothing can be changed any more. */ isFixed?: boolean }) {
  const t = useTexts();
  const { sums, spokenPair } = usePageTexts();
  return (
    <ul className={styles.lines}>
      {shapes.map((shape, index) => (
        <li key={shape}>
          <CartLine
            href={`#${shape}`}
            name={t.products[index * 2] ?? t.product}
            variant={index === 0 ? t.variant : undefined}
            image={drawnPicture(shape, goodsColours[index + 1] ?? goodsColours[0])}
            price={
              index === 0 ? { selling: sums.pair, prior: sums.pairPrior, spoken: spokenPair } : { selling: sums.mug }
            }
            unitPrice={index === 0 ? t.unitPrice : undefined}
            quantity={
              isFixed ? (
                String(2 - index)
              ) : (
                <QuantityField
                  label={t.quantity}
                  isLabelHidden
                  decreaseLabel={t.decrease}
                  increaseLabel={t.increase}
                  max={9}
                  defaultValue={2 - index}
                  size="s"
                />
              )
            }
            remove={isFixed ? undefined : <IconButton icon="trash" label={t.remove} />}
            isRoomy={!isFixed}
          />
        </li>
      ))}
    </ul>
  );
}
