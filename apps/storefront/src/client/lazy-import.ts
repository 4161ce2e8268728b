import { MissingScriptError } from '../page/form/missing-script-error.ts';

/** Fetches code that comes with the first thing that needs it. Where it does not come, the shop is out of reach for now. */
export async function lazyImport<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new MissingScriptError(cause);
  }
}
