import { runQuietly } from './run-quietly.mjs';
import { runServer } from './run-server.mjs';
import { quietEnvironment } from './quiet-environment.mjs';
import { onSuitableNode, toolEnvironment } from './suitable-node.mjs';

await onSuitableNode(async () => {
  const env = { ...toolEnvironment(), ...quietEnvironment };
  const codegen = await runQuietly('nx', ['run-many', '-t', 'codegen', '--outputStyle=static'], { env });
  if (!codegen.ok) {
    console.error(`${codegen.output}\n\nThe code generation failed; its output is above.`);
    return 1;
  }
  return runServer(['--conditions=@torg/source', 'apps/storefront/src/server/dev.ts'], { NODE_ENV: 'development' });
});
