import { useContext, useEffect, useRef } from 'react';
import { Label } from 'react-aria-components/Label';
import {
  Slider,
  SliderFill,
  SliderOutput,
  SliderStateContext,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import * as fieldStyles from '../field/field.css.ts';
import * as styles from './range-slider.css.ts';

/** From and to, both within the range. */
export type Range = readonly [from: number, to: number];

export interface RangeSliderProps {
  label: string;
  /** What the lower thumb is called. */
  fromLabel: string;
  /** What the upper thumb is called. */
  toLabel: string;
  /** The lowest value. */
  min: number;
  /** The highest value. */
  max: number;
  /** How far a key moves a thumb; values lie on these steps. */
  step?: number;
  /** Both values, where the page keeps them. */
  value?: Range;
  /** Both values at first, where the slider keeps them itself; all of it if left out. */
  defaultValue?: Range;
  /** Called at each move. */
  onChange?(range: Range): void;
  /** Called when a thumb is let go, or moved by a key: the time to fetch. */
  onChangeEnd?(range: Range): void;
  /** A value in words, such as a price with its currency. Seen and spoken. */
  format(value: number): string;
  /** What the form sends the lower value as. */
  fromName?: string;
  /** What the form sends the upper value as. */
  toName?: string;
  /** It is seen but cannot be used. */
  isDisabled?: boolean;
}

/** A range between two thumbs, such as from one price to another. Arrows, Page keys, Home and End move the thumbs too. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, fromLabel, toLabel, min, max, step, value, defaultValue = [min, max], format, isDisabled } = props;
  // Where everything costs the same there is nothing to choose.
  const isFixed = max <= min;
  return (
    <Slider<number[]>
      className={styles.root}
      minValue={min}
      maxValue={isFixed ? min + 1 : max}
      step={step}
      {...(value ? { value: [...value] } : { defaultValue: [...defaultValue] })}
      onChange={(values) => props.onChange?.(rangeOf(values))}
      onChangeEnd={(values) => props.onChangeEnd?.(rangeOf(values))}
      isDisabled={isDisabled || isFixed}
    >
      <Label className={fieldStyles.label}>{label}</Label>
      <SliderOutput className={styles.output}>
        {({ state: { values } }) => (
          <>
            <bdi>{format(values[0] ?? min)}</bdi>
            {!isFixed && ' – '}
            {!isFixed && <bdi>{format(values[1] ?? max)}</bdi>}
          </>
        )}
      </SliderOutput>
      <SliderTrack className={styles.track}>
        <SliderFill className={styles.fill} />
        <Thumb index={0} label={fromLabel} name={props.fromName} format={format} />
        <Thumb index={1} label={toLabel} name={props.toName} format={format} />
      </SliderTrack>
    </Slider>
  );
}

function rangeOf([from = 0, to = from]: number[]): Range {
  return [from, to];
}

interface ThumbProps extends Pick<RangeSliderProps, 'format'> {
  index: 0 | 1;
  label: string;
  name?: string;
}

function Thumb({ index, label, name, format }: ThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  const slider = useContext(SliderStateContext);
  const value = slider?.values[index];
  // Where the two meet at the upper end, only the lower one can be drawn away.
  const isUppermost = index === 0 && (slider?.getThumbPercent(index) ?? 0) > 0.5;
  // The slider would speak the bare number, and lets nobody say otherwise.
  useEffect(() => {
    if (value !== undefined) input.current?.setAttribute('aria-valuetext', format(value));
  });
  return (
    <SliderThumb
      className={isUppermost ? `${styles.thumb} ${styles.uppermost}` : styles.thumb}
      index={index}
      aria-label={label}
      name={name}
      inputRef={input}
    />
  );
}
