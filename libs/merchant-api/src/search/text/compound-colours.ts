/** Colours, folded: they end many names of colours, and stand alone in few texts. */
export const compoundColours: Readonly<Record<string, readonly string[]>> = {
  'sv-SE': ['rod', 'gron', 'bla', 'gul', 'gra', 'vit', 'svart', 'brun', 'rosa', 'lila', 'beige', 'orange'],
  'nb-NO': ['rod', 'gronn', 'bla', 'gul', 'gra', 'hvit', 'svart', 'brun', 'rosa', 'lilla', 'beige', 'oransje'],
};
