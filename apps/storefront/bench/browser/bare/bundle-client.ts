import { build } from 'vite';
import { workspacePath } from '../../../src/server/workspace-path.ts';

/** React, react-dom and the bare page as one minified script. */
export async function bundleClient(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    root: workspacePath('apps/storefront'),
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: workspacePath('apps/storefront/bench/browser/bare/bare-client.tsx') },
    },
  });
  const [output] = [built].flat();
  const script = output && 'output' in output ? output.output[0] : undefined;
  if (!script) throw new Error('The bare page was not bundled');
  return script.code;
}
