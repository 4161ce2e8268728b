/**
 * The fixed texts that an expression can give: a string, the fixed parts of a template, and those of each branch of a
 * condition. Each comes with the node to report.
 * @param {any} node
 * @returns {{ node: any, text: string }[]}
 */
export function literalTexts(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ node, text: node.value }] : [];
    case 'JSXText':
      return [{ node, text: node.value }];
    case 'TemplateLiteral':
      return node.quasis.map((part) => ({ node: part, text: part.value.cooked ?? '' }));
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return literalTexts(node.expression);
    case 'ConditionalExpression':
      return [...literalTexts(node.consequent), ...literalTexts(node.alternate)];
    case 'LogicalExpression':
      return [...literalTexts(node.left), ...literalTexts(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...literalTexts(node.left), ...literalTexts(node.right)] : [];
    default:
      return [];
  }
}

/**
 * The name of a JSX attribute, with its namespace if it has one ('aria-label', 'xlink:href').
 * @param {any} attribute
 */
export function attributeName(attribute) {
  const { name } = attribute;
  return name.type === 'JSXNamespacedName' ? `${name.namespace.name}:${name.name.name}` : name.name;
}
