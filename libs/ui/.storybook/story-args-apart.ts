import type { Args, StrictArgTypes } from 'storybook/internal/types';

interface Told {
  argTypes: StrictArgTypes;
  initialArgs: Args;
  /** The component, with what was read out of its types. */
  component?: { __docgenInfo?: { props?: Readonly<Record<string, unknown>> } };
}

/** What only the stories can be set to stands below the component's own props, under a heading of its own. */
export function storyArgsApart({ argTypes, initialArgs, component }: Told): StrictArgTypes {
  const props = component?.__docgenInfo?.props;
  if (!props) return argTypes;
  const ofTheStories = Object.keys(initialArgs).filter((name) => !(name in props));
  const marked = ofTheStories.map((name) => [
    name,
    { name, ...argTypes[name], table: { category: 'Of these stories alone' } },
  ]);
  return { ...argTypes, ...Object.fromEntries(marked) };
}
