import type { RefObject } from 'react';
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Popover,
  type PopoverProps,
  Text,
} from 'react-aria-components/Menu';
import { Icon } from '../../actions/icon/icon.tsx';
import type { IconName } from '../../actions/icon/icon-paths.ts';
import { card } from '../../overlays/popover/popover.css.ts';
import * as styles from './menu.css.ts';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconName;
  /** Leads elsewhere instead of calling `onAction`. */
  href?: string;
  isDisabled?: boolean;
  /** Takes something away for good. */
  isGrave?: boolean;
}

export interface MenuSection {
  id: string;
  /** Written above the section. */
  label?: string;
  items: readonly MenuItem[];
}

export interface MenuProps {
  /** The button that opens it, a plain one of the page. Give it `aria-haspopup="menu"` and `aria-expanded`. */
  triggerRef: RefObject<HTMLElement | null>;
  /** Whether it is shown now. */
  isOpen: boolean;
  /** Called when it wants to open or close: with Escape, a press outside, or its button. */
  onOpenChange(isOpen: boolean): void;
  /** What the menu is for, spoken. */
  label: string;
  /** Groups of items with a line between them. */
  sections: readonly MenuSection[];
  /** An item was chosen; the menu closes by itself. */
  onAction(id: string): void;
  /** Where it would like to stand; it turns over where there is no room. */
  placement?: PopoverProps['placement'];
}

/** Things to do with what the button stands on. Arrow keys walk, a letter jumps to what begins with it, Escape closes. */
export function Menu(props: MenuProps) {
  const { triggerRef, isOpen, onOpenChange, label, sections, onAction, placement = 'bottom end' } = props;
  return (
    <Popover
      className={card}
      aria-label={label}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement={placement}
      containerPadding={16}
    >
      <AriaMenu
        className={styles.menu}
        aria-label={label}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- who opens a menu goes into it, as the pattern for menus says
        autoFocus="first"
        onAction={(id) => onAction(String(id))}
        onClose={() => onOpenChange(false)}
      >
        {sections.map((section) => (
          <AriaMenuSection
            key={section.id}
            id={section.id}
            className={styles.section}
            aria-label={section.label ?? label}
          >
            {section.label && <Header className={styles.heading}>{section.label}</Header>}
            {section.items.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </AriaMenuSection>
        ))}
      </AriaMenu>
    </Popover>
  );
}

function Item({ item: { id, label, icon, href, isDisabled = false, isGrave } }: { item: MenuItem }) {
  return (
    <AriaMenuItem
      id={id}
      textValue={label}
      {...(href !== undefined && { href })}
      isDisabled={isDisabled}
      className={isGrave ? `${styles.item} ${styles.grave}` : styles.item}
    >
      {icon && <Icon name={icon} />}
      <Text slot="label">{label}</Text>
    </AriaMenuItem>
  );
}
