import { quietEnvironment } from './quiet-environment.mjs';
import { runQuietly } from './run-quietly.mjs';
import { onSuitableNode, toolEnvironment } from './suitable-node.mjs';

/**
 * Makes the generated types and messages, then serves from the sources; ends with the exit code.
 * @param {() => Promise<number>} serve
 */
export async function afterCodegen(serve) {
  await onSuitableNode(async () => {
    const env = { ...toolEnvironment(), ...quietEnvironment };
    const codegen = await runQuietly('nx', ['run-many', '-t', 'codegen', '--outputStyle=static'], { env });
    if (codegen.ok) return serve();
    console.error(`${codegen.output}\n\nThe code generation failed; its output is above.`);
    return 1;
  });
}
