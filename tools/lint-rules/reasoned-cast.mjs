/** A cast tells the compiler to believe us, so it says why on its own line. */
export const reasonedCast = {
  meta: {
    type: 'problem',
    docs: { description: 'Asks for a comment on the line of every type assertion but `as const`' },
    messages: { bare: 'Say on this line why the cast is true, or find a way without one.' },
    schema: [],
  },
  create(context) {
    const linesWithReason = new Set(
      context.sourceCode
        .getAllComments()
        .filter((comment) => /\p{L}{3}/u.test(comment.value))
        .flatMap((comment) => [comment.loc.start.line, comment.loc.end.line]),
    );
    return {
      TSAsExpression(node) {
        if (isConst(node.typeAnnotation)) return;
        const { start, end } = node.typeAnnotation.loc;
        const hasReason = linesWithReason.has(start.line) || linesWithReason.has(end.line);
        if (!hasReason) context.report({ node, messageId: 'bare' });
      },
    };
  },
};

function isConst(typeAnnotation) {
  return typeAnnotation.type === 'TSTypeReference' && typeAnnotation.typeName.name === 'const';
}
