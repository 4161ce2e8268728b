import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../scripts/project-root.mjs';

// The backend's tests are not run again where another part of the SDK, or a text of the shop's pages, has changed. These hold
// that they read neither: `usedByBackend` in the package.json of both says what is left.

const folders = ['libs/merchant-api', 'libs/demo-shop', 'apps/merchant-api'];
const sources = folders.flatMap((folder) =>
  globSync(`${folder}/{src/**/*.{ts,mjs},*.{ts,mjs}}`, { cwd: projectRoot }).filter(
    (file) => !file.includes('/generated/'),
  ),
);

/** What the backend imports of a library, each once. */
function importedOf(library) {
  const texts = sources.map((file) => readFileSync(join(projectRoot, file), 'utf8'));
  const imported = texts.flatMap((text) =>
    [...text.matchAll(/(?:from|import\()\s*'(@torg\/[^']+)'/g)].map(([, name]) => name),
  );
  return [...new Set(imported)].filter((name) => name.startsWith(library)).sort();
}

it('uses the words, the rules and the contract of the SDK alone', () => {
  expect(importedOf('@torg/commerce-sdk')).toEqual(['@torg/commerce-sdk/domain', '@torg/commerce-sdk/schema']);
});

it('uses what writes texts, and loads none of the shop’s pages', () => {
  expect(importedOf('@torg/i18n')).toEqual([
    '@torg/i18n',
    '@torg/i18n/codegen/compile-messages',
    '@torg/i18n/codegen/message-faults',
    '@torg/i18n/codegen/read-messages',
  ]);
  const loading = sources.filter((file) => /\bloadMessages\b/.test(readFileSync(join(projectRoot, file), 'utf8')));
  expect(loading).toEqual([]);
});

it('reads no file of theirs by its path but the contract', () => {
  const reading = sources.flatMap((file) => {
    const text = readFileSync(join(projectRoot, file), 'utf8');
    return [...text.matchAll(/['"`][./]*\/(?:libs\/)?(?:commerce-sdk|i18n)\/([^'"`]*)/g)].map(([, path]) => path);
  });
  expect([...new Set(reading)]).toEqual(['schema/']);
});
