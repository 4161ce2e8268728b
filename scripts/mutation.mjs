// Breaks the SDK's rules one by one and sees whether a test fails: npm run mutation -- [--mutate 'src/domain/price/!(*.test).ts']
import { spawn } from 'node:child_process';
import { afterCodegen } from './after-codegen.mjs';
import { installPackages } from './bootstrap/packages.mjs';
import { forwardSignals } from './forward-signals.mjs';
import { projectRoot } from './project-root.mjs';
import { toolEnvironment } from './suitable-node.mjs';

const tool = `${projectRoot}/tools/mutation`;

await afterCodegen(() => {
  // The tool weighs as much as some of the shop, so it is installed where somebody asks for it.
  installPackages(tool);
  const stryker = `${tool}/node_modules/@stryker-mutator/core/bin/stryker.js`;
  const args = [stryker, 'run', `${tool}/stryker.config.mjs`, ...process.argv.slice(2)];
  const cwd = `${projectRoot}/libs/commerce-sdk`;
  return forwardSignals(spawn(process.execPath, args, { cwd, env: toolEnvironment(), stdio: 'inherit' }));
});
