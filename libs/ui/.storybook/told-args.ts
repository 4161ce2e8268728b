import { defaults, shapes } from 'virtual:component-props';
import type { Args, StrictArgTypes, StrictInputType } from 'storybook/internal/types';

/** What a prop is whose name says it, in a sentence for those who read the table alone. */
const sentences: Readonly<Record<string, string>> = {
  caption: 'What the table is of.',
  children: 'What it shows.',
  heading: 'The words of its heading.',
  id: 'The id of its element, for what refers to it.',
  label: 'What it is called, seen and heard.',
  legend: 'What its choices are about.',
  text: 'The words it says.',
  title: 'The words at its top.',
};

interface Context {
  argTypes: StrictArgTypes;
  initialArgs: Args;
  /** The last part is the component's name. */
  title: string;
}

/** Tells of every prop of the tables what it is, and what it is when left out. */
export function toldArgs({ argTypes, initialArgs, title }: Context): StrictArgTypes {
  const known = defaults[title.split('/').at(-1) ?? ''] ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, told]) => {
      const isSettable = initialArgs[name] !== undefined || !isContent(told);
      return [name, { ...toldArg(name, told, known[name]), ...(!isSettable && { control: false as const }) }];
    }),
  );
}

/** Content that a story makes from the words of its language: set to an empty object, it would leave nothing to see. */
function isContent({ type }: StrictInputType): boolean {
  return type !== undefined && !['string', 'number', 'boolean', 'enum', 'function'].includes(type.name);
}

function toldArg(name: string, told: StrictInputType, known: string | undefined): StrictInputType {
  const { table } = told;
  return {
    ...told,
    description: told.description || (sentences[name] ?? ''),
    table: { ...table, ...typeTold(told), defaultValue: table?.defaultValue ?? { summary: known ?? leftOut(told) } },
  };
}

/** A type that has a name, or a list of it, can be opened to what it is made of. */
function typeTold({ table }: StrictInputType) {
  const summary = table?.type?.summary;
  const detail = shapes[summary?.replace(/^readonly |\[\]$/g, '') ?? ''];
  return summary !== undefined && detail !== undefined ? { type: { summary, detail } } : {};
}

function leftOut({ type, table }: StrictInputType): string {
  if (type?.required) return 'required';
  return table?.type?.summary === 'boolean' ? 'false' : 'left out';
}
