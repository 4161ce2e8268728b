/** A rule of a style sheet, as the build leaves it for the server to pick. */
export interface StyleRule {
  /** The rule alone. */
  css: string;
  /** What stands around it, from the outside in: `@media (min-width:48em)`. */
  within: readonly string[];
  /** The classes that each of its selectors needs on the page; an empty list where one needs none. */
  needs: readonly (readonly string[])[];
  /** Names of the keyframes that it may ask for. */
  animations?: readonly string[];
  /** What it names, where it is the keyframes of an animation: it counts where a rule asks for it. */
  keyframes?: string;
  /** What it is, where it is a face of a font: it counts where a rule names its family, and a text has one of its letters. */
  face?: FontFace;
}

export interface FontFace {
  /** As it is written in other rules, without quotation marks. */
  family: string;
  /** Its letters, as a regular expression has them between square brackets; null is a face for all. */
  letters: string | null;
}
