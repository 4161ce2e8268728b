import type { StrictArgTypes } from 'storybook/internal/types';

interface Told {
  argTypes: StrictArgTypes;
  /** The component, with what was read out of its types. */
  component?: { __docgenInfo?: { props?: Readonly<Record<string, unknown>> } };
}

/** What only the stories can be set to stands below the component's own props, under a heading of its own. */
export function storyArgsApart({ argTypes, component }: Told): StrictArgTypes {
  const props = component?.__docgenInfo?.props;
  if (!props) return argTypes;
  const marked = Object.entries(argTypes).map(([name, argType]) => [
    name,
    name in props ? argType : { ...argType, table: { ...argType.table, category: 'Of these stories alone' } },
  ]);
  return Object.fromEntries(marked);
}

// What a story's args tell is known in the second pass alone.
storyArgsApart.secondPass = true;
