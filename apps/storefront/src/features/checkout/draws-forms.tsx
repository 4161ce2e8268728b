import { useHydrated } from '../../scope/use-hydrated.ts';

/** Says with the form of the checkout that there is script, which draws a provider's form; without, its page is opened. */
export function DrawsForms() {
  return useHydrated() ? <input type="hidden" name="drawsForms" value="on" /> : null;
}
