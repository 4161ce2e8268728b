import { type ComponentType, useLayoutEffect, useRef } from 'react';
import { DOCS_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { within } from 'storybook/test';
import { channelThemes } from '../theme/channel-themes.ts';
import { variableName } from '../theme/variable-name.ts';
import { Text } from '../typography/text/text.tsx';
import * as styles from './state-grid.css.ts';

type Pseudo = 'hover' | 'active' | 'focusVisible';

const classOf = { hover: 'pseudo-hover', active: 'pseudo-active', focusVisible: 'pseudo-focus-visible' } as const;
const controls = 'a, button, input, select, textarea, label';

/** What the pointer or the keys do, and what the control is told. */
interface State<Args> {
  pseudo?: Pseudo;
  told?: Partial<Args>;
}

type States<Args> = Readonly<Record<string, State<Args>>>;

interface StateGridProps<Args> {
  /** How the other stories draw the control. */
  of: ComponentType<Args>;
  args: Args;
  /** By their names. */
  states: States<Args>;
}

/** What a pointer and keys do to every control. */
const touches = { Hover: 'hover', Pressed: 'active', Focus: 'focusVisible' } as const;

/**
 * How a story draws a control at rest, under the pointer, pressed, with the focus, and as `told` has it be, by name. What
 * `variants` tell makes another control of it, which is touched as well.
 */
export function statesOf<Args extends object>(
  control: ComponentType<Args>,
  told: Readonly<Record<string, Partial<Args>>> = {},
  variants: Readonly<Record<string, Partial<Args>>> = {},
) {
  const states: States<Args> = {
    ...touched('Rest', {}),
    ...Object.fromEntries(Object.entries(told).map(([name, args]) => [name, { told: args }])),
    ...Object.assign({}, ...Object.entries(variants).map(([name, args]) => touched(name, args))),
  };
  return (args: Args) => <StateGrid of={control} args={args} states={states} />;
}

function touched<Args>(name: string, told: Partial<Args>): States<Args> {
  const isVariant = Object.keys(told).length > 0;
  const byTouch = Object.entries(touches).map(([touch, pseudo]) => [
    isVariant ? `${name}, ${touch.toLowerCase()}` : touch,
    { pseudo, told },
  ]);
  return { [name]: { told }, ...Object.fromEntries(byTouch) };
}

/** What can be asked of a control in one of the states of its grid, on light ground. */
export function inState(canvasElement: HTMLElement, name: string) {
  const state = within(canvasElement).getByText(name, { selector: 'li > *' }).closest('li');
  return within(state?.querySelector('form') ?? canvasElement);
}

const darkPage = Object.fromEntries(
  Object.entries(channelThemes.kol).map(([name, value]) => [`--${variableName(name.split('.'))}`, value]),
);

/** A control in every state that it can be in, light and dark side by side. */
function StateGrid<Args extends object>({ of: Control, args, states }: StateGridProps<Args>) {
  const grid = useRef<HTMLUListElement>(null);
  // The addon for pseudo states has the style sheets answer to classes once something is rendered; in a test nothing says so.
  useLayoutEffect(() => {
    for (const cell of grid.current?.querySelectorAll<HTMLElement>('[data-state]') ?? []) {
      const name = classOf[cell.dataset.state as Pseudo]; // this grid writes no other
      // What is disabled is not touched. A label is pointed at with its field, and never has the focus.
      const never = cell.dataset.state === 'focusVisible' ? ':disabled, label' : ':disabled';
      const those = `:is(${controls}):not(${never})`;
      for (const control of cell.querySelectorAll(those)) control.classList.add(name);
    }
    addons.getChannel().emit(DOCS_RENDERED);
  });
  return (
    <ul className={styles.grid} ref={grid}>
      {Object.entries(states).map(([name, { pseudo, told }]) => {
        const shown = <Control {...args} {...told} />;
        return (
          <li key={name}>
            <Text isStrong size="s">
              {name}
            </Text>
            <div className={styles.pair}>
              {/* Radios of one name belong to the form around them. */}
              <form className={styles.cell} data-state={pseudo}>
                {shown}
              </form>
              <form className={styles.cell} data-state={pseudo} style={darkPage}>
                {shown}
              </form>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
