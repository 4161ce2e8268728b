import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { CartLine } from '../../commerce/cart-line/cart-line.tsx';
import { QuantityField } from '../../inputs/quantity-field/quantity-field.tsx';
import type { Look } from '../photos/looks.ts';
import { photo } from '../photos/photo.ts';
import { useTexts } from '../story-texts.ts';
import { usePagePrice } from './page-price.ts';
import { usePageTexts } from './page-texts.ts';
import * as styles from './pages.css.ts';

interface Line {
  look: Look;
  name: string;
  variant: string;
  quantity: number;
  selling: string;
  prior: string;
  unitPrice?: string;
}

/** The goods of the stories' cart. */
export function PageCartLines({ isFixed = false }: { /** Nothing can be changed any more. */ isFixed?: boolean }) {
  const { woollens, companions, variants, sums, unitPrice } = usePageTexts();
  const two = { quantity: 2, selling: sums.pair, prior: sums.pairPrior, unitPrice };
  const one = { quantity: 1, selling: sums.mug, prior: '' };
  return (
    <ul className={styles.lines}>
      <PageCartLine
        line={{ look: 'troja-fjall-rund-hals-gran', name: woollens[0][0], variant: variants[0], ...two }}
        isFixed={isFixed}
      />
      <PageCartLine
        line={{ look: 'mugg-strand-skymning', name: companions[2][0], variant: variants[1], ...one }}
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
        image={photo(line.look)}
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
