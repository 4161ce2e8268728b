import { count as countClass } from './icon-button.css.ts';

/** The number on an icon's shoulder. Its place is kept out of the flow, so that it may arrive late. */
export function IconCount({ count = 0 }: { count?: number }) {
  if (count <= 0) return null;
  return (
    <span className={countClass} aria-hidden="true">
      {count}
    </span>
  );
}
