/** The words of a story in the chosen language, unless its controls say otherwise. */
export function worded<Args extends object>(words: Partial<NoInfer<Args>>, args: Args): Args {
  return { ...words, ...args };
}
