/** A rule of a style sheet, as the build leaves it for the server to pick. */
export interface StyleRule {
  /** The rule alone. */
  css: string;
  /** What stands around it, from the outside in: `@media print`. */
  within: readonly string[];
  /** The classes that each of its selectors needs on the page; an empty list where one needs none. */
  needs: readonly (readonly string[])[];
  /** Names of the keyframes that it may ask for. */
  animations?: readonly string[];
  /** What it names, where it is the keyframes of an animation: it counts where a rule asks for it. */
  keyframes?: string;
}
