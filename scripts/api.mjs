import { spawn } from 'node:child_process';
import { forwardSignals } from './forward-signals.mjs';
import { projectRoot } from './project-root.mjs';
import { quietEnvironment } from './quiet-environment.mjs';
import { runQuietly } from './run-quietly.mjs';
import { onSuitableNode, toolEnvironment } from './suitable-node.mjs';

/** Serves the embedded Merchant API alone, from its sources. */
await onSuitableNode(async () => {
  const env = { ...toolEnvironment(), ...quietEnvironment };
  const codegen = await runQuietly('nx', ['run-many', '-t', 'codegen', '--outputStyle=static'], { env });
  if (!codegen.ok) {
    console.error(`${codegen.output}\n\nThe code generation failed; its output is above.`);
    return 1;
  }
  const args = ['--conditions=@torg/source', 'apps/merchant-api/src/main.ts'];
  return forwardSignals(spawn(process.execPath, args, { cwd: projectRoot, env: toolEnvironment(), stdio: 'inherit' }));
});
