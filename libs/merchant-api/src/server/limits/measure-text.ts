import { Lexer, Source, TokenKind } from 'graphql';

/** How much there is to a query's text. */
export interface TextMeasure {
  /** Words, names and signs. */
  tokens: number;
  /** How many brackets are open at once, at most. */
  nesting: number;
}

const opening: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/**
 * Measures a text before it is parsed, as far as it can be read and no further than the bounds: the parser calls itself
 * for each bracket and would run out of room, and a tree of many words fills the memory.
 */
export function measureText(text: string, bounds: TextMeasure): TextMeasure {
  const lexer = new Lexer(new Source(text));
  const measure = { tokens: 0, nesting: 0 };
  let open = 0;
  try {
    while (lexer.advance().kind !== TokenKind.EOF) {
      measure.tokens += 1;
      if (opening.has(lexer.token.kind)) open += 1;
      if (closing.has(lexer.token.kind)) open -= 1;
      measure.nesting = Math.max(measure.nesting, open);
      if (measure.tokens > bounds.tokens || measure.nesting > bounds.nesting) return measure;
    }
  } catch {
    // What cannot be read is for the parser to explain; it stops at the same place.
  }
  return measure;
}
