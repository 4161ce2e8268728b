import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a check needs of the workspace: its own texts, but no pictures, nothing that was built. */
const copied = ['apps/storefront', 'libs', 'tools/checks', 'package.json', 'tsconfig.base.json', '.prettierrc.json'];
const isLeftOut = /^(?:node_modules|dist|storybook-static|screenshots|test-results)$/;
const isText = /\.(?:[cm]?tsx?|mjs|json|graphql|mdx|snap)$/;

/** A copy of the workspace in a folder of its own, with the packages that are installed here. */
export function copyWorkspace(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'workspace-'));
  for (const part of copied)
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (path) => {
        const name = basename(path);
        return isText.test(name) || (!name.includes('.') && !isLeftOut.test(name)) || name.startsWith('.storybook');
      },
    });
  linkPackages(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Ours are the copies; all others are those that are installed. */
function linkPackages(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@torg'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.') && name !== '@torg') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const manifest of globSync('{apps,libs}/*/package.json', { cwd: folder })) {
    const project = dirname(manifest);
    symlinkSync(join(folder, project), join(modules, '@torg', basename(project)));
    const own = join(root, project, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, project, 'node_modules'));
  }
}
