// Runs before anything is installed, on any Node from 18: only what Node itself brings.
import { provideBrowser } from './bootstrap/browser.mjs';
import { installPackages } from './bootstrap/packages.mjs';
import { projectRoot } from './project-root.mjs';

try {
  installPackages(projectRoot);
  if (process.argv.includes('--browser')) provideBrowser(projectRoot);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
