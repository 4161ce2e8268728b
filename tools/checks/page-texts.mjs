import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/**
 * What a file of the storefront brings into a page.
 * @typedef {object} ReadFile
 * @property {string[]} imports files that come with it
 * @property {{ file: string, namespaces: string[] }[]} later files that it fetches when they are needed, with the
 *   namespaces of texts that are fetched beside them
 * @property {string[]} keys the texts it says
 */

/**
 * Reads the storefront's sources once each.
 * @param {ReadonlySet<string>} keys of all texts
 * @returns {(file: string) => ReadFile}
 */
export function createSourceReader(keys) {
  const known = new Map();
  const read = (file) => {
    const found = known.get(file) ?? readSource(file, readFileSync(file, 'utf8'), keys);
    known.set(file, found);
    return found;
  };
  return read;
}

/** @returns {ReadFile} */
export function readSource(file, text, keys) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const imports = [];
  const later = [];
  const said = new Set();
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const target = node.moduleSpecifier && ownFile(file, node.moduleSpecifier.text);
      if (target && !isTypeOnly(node)) imports.push(target);
      return;
    }
    if (ts.isTypeNode(node)) return;
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const target = ownFile(file, node.arguments[0].text);
      if (target) later.push({ file: target, namespaces: namespacesAround(node) });
    }
    for (const key of keysSaid(node, keys)) said.add(key);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { imports, later, keys: [...said] };
}

/** A key stands in the code as it is, or its last part is put in. */
function keysSaid(node, keys) {
  if (ts.isStringLiteralLike(node)) return keys.has(node.text) ? [node.text] : [];
  if (!ts.isTemplateExpression(node) || !/^[\w-]+(\.[\w-]+)*\.$/.test(node.head.text)) return [];
  return [...keys].filter((key) => key.startsWith(node.head.text));
}

/** The namespaces that a call fetches beside a script: those of `f(['cart'], () => import('./drawer.tsx'))`. */
function namespacesAround(node) {
  for (let call = node.parent; call; call = call.parent) {
    const list = ts.isCallExpression(call) ? call.arguments[0] : undefined;
    if (list && ts.isArrayLiteralExpression(list) && list.elements.every(ts.isStringLiteralLike))
      return list.elements.map((element) => element.text);
  }
  return [];
}

function isTypeOnly(node) {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const names = clause.namedBindings;
  return (
    !clause.name && names !== undefined && ts.isNamedImports(names) && names.elements.every((name) => name.isTypeOnly)
  );
}

/** Only the storefront's own files say texts; libraries are given theirs. */
function ownFile(from, specifier) {
  if (!specifier.startsWith('.') || !/\.tsx?$/.test(specifier) || specifier.endsWith('.css.ts')) return null;
  const file = resolve(dirname(from), specifier);
  return existsSync(file) ? file : null;
}

/**
 * Everything that comes with a file, and what it fetches later.
 * @param {(file: string) => ReadFile} read
 * @param {string} root
 */
function whatComesWith(read, root) {
  const files = new Set();
  const add = (file) => {
    if (files.has(file)) return;
    files.add(file);
    for (const imported of read(file).imports) add(imported);
  };
  add(root);
  const all = [...files].map(read);
  return {
    files,
    keys: new Set(all.flatMap(({ keys }) => keys)),
    later: all.flatMap(({ later }) => later),
  };
}

const namespaceOf = (key) => key.slice(0, key.indexOf('.'));

/**
 * Every text that a page, or a part of it that comes later, says without fetching it, and every namespace that is
 * fetched for nothing.
 * @param {(file: string) => ReadFile} read
 * @param {string} entry the file that the browser starts with
 * @param {readonly string[]} frameNamespaces those that are always there
 * @returns {string[]}
 */
export function findTextProblems(read, entry, frameNamespaces) {
  const problems = new Set();
  const looked = new Set();

  function look(file, own, there) {
    const visit = `${file} ${[...there].sort().join()}`;
    if (looked.has(visit)) return;
    looked.add(visit);
    const { keys, later } = whatComesWith(read, file);
    const said = new Set([...keys].map(namespaceOf));
    for (const key of keys)
      if (!there.has(namespaceOf(key)))
        problems.add(`${file} says ${key}: fetch the texts of '${namespaceOf(key)}' with it`);
    for (const name of own)
      if (!said.has(name)) problems.add(`${file} says nothing of '${name}', which is fetched with it`);
    for (const part of later) look(part.file, part.namespaces, new Set([...there, ...part.namespaces]));
  }

  look(entry, [], new Set(frameNamespaces));
  return [...problems];
}
