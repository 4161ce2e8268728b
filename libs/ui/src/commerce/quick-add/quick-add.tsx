import { Icon } from '../../actions/icon/icon.tsx';
import * as button from '../../actions/icon-button/icon-button.css.ts';
import { useLinkElement } from '../../navigation/link/link-context.ts';

export interface QuickAddProps {
  /** What it does, with the name of the product. */
  label: string;
  /** The product's page: where a form leads that the browser sends by itself, and where the size is chosen without script. */
  href: string;
  /** What is sent to put it in the cart at once; left out where something has to be chosen first. */
  fields?: Readonly<Record<string, string>>;
  /** What a script finds the product by that has to be asked about. */
  of: string;
}

const face = `${button.iconButton} ${button.variant.raised}`;

/**
 * The short way from a card to the cart: a form where there is nothing to choose, else a link to the choice. It has no state
 * and listens to nothing; the page listens for `[data-quick-add]`.
 */
export function QuickAdd({ label, href, fields, of }: QuickAddProps) {
  const LinkElement = useLinkElement();
  if (!fields)
    return (
      <LinkElement className={face} href={href} aria-label={label} data-quick-add={of}>
        <Icon name="plus" />
      </LinkElement>
    );
  return (
    <form method="post" action={href} data-quick-add={of}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={face} aria-label={label}>
        <Icon name="plus" />
      </button>
    </form>
  );
}
