import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { CartLine } from '../../commerce/cart-line/cart-line.tsx';
import { QuantityField } from '../../inputs/quantity-field/quantity-field.tsx';
import { type DrawnShape, drawnPicture } from '../drawn-pictures.ts';
import { useTexts } from '../story-texts.ts';
import { jumperColours } from './page-goods.ts';
import { usePagePrice } from './page-price.ts';
import { usePageTexts } from './page-texts.ts';
import * as styles from './pages.css.ts';

interface Line {
  shape: DrawnShape;
  colour: string;
  name: string;
  variant: string;
  quantity: number;
  selling: string;
  prior: string;
  unitPrice?: string;
}

/** The goods of the stories' cart. */
export function PageCartLines({ isFixed = false }: { /** Nothing can be changed any more. */ isFixed?: boolean }) {
  const { jumpers, companions, variants, sums, unitPrice } = usePageTexts();
  const [, spruce, dusk] = jumperColours;
  const two = { quantity: 2, selling: sums.pair, prior: sums.pairPrior, unitPrice };
  const one = { quantity: 1, selling: sums.mug, prior: '' };
  return (
    <ul className={styles.lines}>
      <PageCartLine
        line={{ shape: 'sweater', colour: spruce, name: jumpers[0][0], variant: variants[0], ...two }}
        isFixed={isFixed}
      />
      <PageCartLine
        line={{ shape: 'mug', colour: dusk, name: companions[2][0], variant: variants[1], ...one }}
        isFixed={isFixed}
      />
    </ul>
  );
}

function PageCartLine({ line, isFixed }: { line: Line; isFixed: boolean }) {
  const t = useTexts();
  const { selling, prior, spoken } = usePagePrice(line.selling, line.prior);
  return (
    <li>
      <CartLine
        href={`#${line.name}`}
        name={line.name}
        variant={line.variant}
        image={drawnPicture(line.shape, line.colour)}
        price={{ selling, prior, spoken }}
        unitPrice={line.unitPrice}
        quantity={isFixed ? `${t.quantity}: ${line.quantity}` : <Quantity line={line} />}
        remove={isFixed ? undefined : <IconButton icon="trash" label={`${t.remove}: ${line.name}`} />}
        isRoomy={!isFixed}
      />
    </li>
  );
}

function Quantity({ line }: { line: Line }) {
  const t = useTexts();
  return (
    <QuantityField
      label={`${t.quantity}: ${line.name}`}
      isLabelHidden
      decreaseLabel={t.decrease}
      increaseLabel={t.increase}
      max={9}
      defaultValue={line.quantity}
      size="s"
    />
  );
}
