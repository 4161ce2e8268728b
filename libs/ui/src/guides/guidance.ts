/** A key, and what it does. */
interface Key {
  keys: string;
  does: string;
}

/** A case for another part, and its name. */
interface Instead {
  of: string;
  use: string;
}

/** What a designer asks of a component before using it. Each has one beside it, `x.guidance.ts`; its docs page shows it. */
export interface Guidance {
  component: string;
  /** `new` in the version that is being made, `deprecated` when something else does it better. */
  status: 'stable' | 'new' | 'deprecated';
  /** The version of `@torg/ui` that brought it. */
  since: string;
  /** Other words for it, in any language: the search of Storybook finds it by them. */
  aliases: readonly string[];
  when: string;
  whenNot: readonly Instead[];
  /** Its parts, in the order of reading. */
  anatomy: readonly string[];
  /** How its texts are written, in the words of each language. */
  content: { sv: string; nb: string };
  /** Empty where nothing in it takes the focus. */
  keyboard: readonly Key[];
  screenReader: string;
  doThis: string;
  notThis: string;
  /** Names of parts that one looks at next. */
  related: readonly string[];
}
