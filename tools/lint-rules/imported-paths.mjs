import { dirname, resolve } from 'node:path';

/**
 * Visits every relative import of a file, of types and dynamic ones too, and every re-export.
 * @param {import('eslint').Rule.RuleContext} context
 * @param {(path: string, node: import('eslint').Rule.Node) => void} visit gets the path that is imported, whole
 */
export function eachImportedPath(context, visit) {
  const check = (node) => {
    if (typeof node?.value !== 'string' || !node.value.startsWith('.')) return;
    visit(resolve(dirname(context.filename), node.value), node);
  };
  return {
    ImportDeclaration: (node) => check(node.source),
    ExportNamedDeclaration: (node) => check(node.source),
    ExportAllDeclaration: (node) => check(node.source),
    ImportExpression: (node) => check(node.source),
  };
}
