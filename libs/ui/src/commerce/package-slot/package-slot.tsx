import { useId, type ReactNode } from 'react';
import { pickedAttributes } from '../../inputs/choice/picked-attributes.ts';
import { describedBy, FieldNotes } from '../../inputs/field/field-notes.tsx';
import { SizePicker, type SizePickerProps } from '../../inputs/size-picker/size-picker.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { PicturePlaceholder } from '../picture/picture-placeholder.tsx';
import { StockNote, type StockNoteProps } from '../stock-note/stock-note.tsx';
import * as styles from './package-slot.css.ts';

export interface PackageSlotOption {
  /** What the form sends. */
  value: string;
  name: string;
  /** Colour, scent and the like, in words. */
  variant?: string;
  image?: PictureSource;
  /** How many of it one package holds, where that is more than one: "2 st". */
  quantity?: string;
  /** What picking it makes the package cost more or less: "Ingår", "+20 kr". Left out while nobody can tell. */
  price?: string;
  /** Where few are left, or none. */
  stock?: StockNoteProps;
  /** It can be seen, but not picked. */
  isSoldOut?: boolean;
  /** Its sizes, where it has several: shown while it is picked. */
  sizes?: SizePickerProps;
  /** Leads to the product by itself, beside the choice. */
  more?: ReactNode;
}

export interface PackageSlotProps {
  /** What is chosen: "Muggar". */
  legend: string;
  /** Whether something must be picked: "Välj en", "Valfritt". */
  requirement: string;
  /** What the form sends the pick as. */
  name: string;
  /** In their order. */
  options: readonly PackageSlotOption[];
  /** The way to pick nothing, where nothing need be picked. */
  none?: Pick<PackageSlotOption, 'value' | 'price'> & { label: string };
  /** The value picked; null for none. */
  value: string | null;
  /** Called with the value picked. */
  onChange(value: string): void;
  /** More about the choice, heard with it. */
  hint?: string;
  /** What is wrong with the pick and what to do. */
  error?: string;
  /** For a link from what is told elsewhere. */
  id?: string;
}

/** One choice of a package: what may be picked, with picture, price and stock. Native radios, so that a form without script carries it. */
export function PackageSlot(props: PackageSlotProps) {
  const { legend, requirement, name, options, none, value, onChange, hint, error, id } = props;
  const ownId = useId();
  const notes = { controlId: id ?? ownId, hint, error };
  return (
    <fieldset
      id={notes.controlId}
      role="radiogroup"
      aria-describedby={describedBy(notes)}
      aria-invalid={error ? true : undefined}
    >
      <legend className={styles.legend}>
        {legend} <span className={styles.requirement}>{requirement}</span>
      </legend>
      <FieldNotes {...notes} />
      <div className={styles.options}>
        {options.map((option) => (
          <SlotOption key={option.value} {...{ option, name, value, onChange }} />
        ))}
        {none && (
          <div className={styles.option}>
            <label className={`${styles.card} ${styles.plain}`}>
              <input
                className={styles.mark}
                type="radio"
                name={name}
                value={none.value}
                onChange={() => onChange(none.value)}
                {...pickedAttributes(none.value, value, undefined)}
              />
              <span className={styles.words}>
                <span>{none.label}</span>
                <SlotPrice price={none.price} />
              </span>
            </label>
          </div>
        )}
      </div>
    </fieldset>
  );
}

function SlotOption({
  option,
  ...group
}: Pick<PackageSlotProps, 'name' | 'value' | 'onChange'> & { option: PackageSlotOption }) {
  const { image, variant, quantity, price, stock, sizes, more } = option;
  return (
    <div className={styles.option}>
      <label className={styles.card}>
        <input
          className={styles.mark}
          type="radio"
          name={group.name}
          value={option.value}
          disabled={option.isSoldOut}
          onChange={() => group.onChange(option.value)}
          {...pickedAttributes(option.value, group.value, undefined)}
        />
        <span className={styles.picture}>{image ? <Picture {...image} ratio="square" /> : <PicturePlaceholder />}</span>
        <span className={styles.words}>
          <span className={styles.name}>{option.name}</span>
          {variant && <span className={styles.quiet}>{variant}</span>}
          {quantity && <span className={styles.quiet}>{quantity}</span>}
          <SlotPrice price={price} />
          {stock && <StockNote {...stock} />}
        </span>
      </label>
      {sizes && (
        <div className={styles.sizes}>
          <SizePicker {...sizes} />
        </div>
      )}
      {more && <div className={styles.more}>{more}</div>}
    </div>
  );
}

function SlotPrice({ price }: Pick<PackageSlotOption, 'price'>) {
  return (
    price && (
      <span className={styles.price}>
        <bdi>{price}</bdi>
      </span>
    )
  );
}
