import * as icon from '../../actions/icon/icon.css.ts';
import { type SignName, signPaths } from './sign-paths.ts';

/** A sign in the colour of the text around it. Decoration: the name beside it says the same. */
export function OptionSign({ name }: { name: SignName }) {
  return (
    <svg className={`${icon.icon} ${icon.size.m}`} viewBox="0 0 24 24" focusable="false" aria-hidden="true">
      <path d={signPaths[name]} />
    </svg>
  );
}
