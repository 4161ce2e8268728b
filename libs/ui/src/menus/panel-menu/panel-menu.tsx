import type { ReactNode } from 'react';
import { Icon } from '../../actions/icon/icon.tsx';
import { useLinkElement } from '../../navigation/link/link-context.ts';
import { Drawer } from '../../overlays/drawer/drawer.tsx';
import * as styles from './panel-menu.css.ts';
import { useMenuPath } from './use-menu-path.ts';

export interface PanelMenuItem {
  label: string;
  href: string;
  /** What lies below it: then a press opens them, and its own page is the first of them. */
  items?: readonly PanelMenuItem[];
  isCurrent?: boolean;
}

export interface PanelMenuProps {
  /** Whether it is shown now. */
  isOpen: boolean;
  /** Called when it wants to open or close: with Escape, a press outside, or its button. */
  onOpenChange(isOpen: boolean): void;
  title: string;
  /** The spoken name of the button that closes it. */
  closeLabel: string;
  /** The spoken name of the way back to `title`. */
  backLabel(title: string): string;
  /** The link to the page of an item that has others below it. */
  seeAllLabel(label: string): string;
  /** The departments, each with what lies below it. */
  items: readonly PanelMenuItem[];
  /** What follows the first list, such as links to the account. */
  footer?: ReactNode;
}

/** The phone's menu: a panel of lists, one inside the other, each a frame with a way back. */
export function PanelMenu(props: PanelMenuProps) {
  const { isOpen, onOpenChange, title, closeLabel, backLabel, seeAllLabel, items, footer } = props;
  const { frame, current, above, left, open, goBack, startOver } = useMenuPath<PanelMenuItem>();
  const openOrClose = (isOpening: boolean) => {
    startOver();
    onOpenChange(isOpening);
  };
  return (
    <Drawer
      side="start"
      isOpen={isOpen}
      onOpenChange={openOrClose}
      title={current?.label ?? title}
      closeLabel={closeLabel}
      frame={frame}
      back={current && { label: backLabel(above?.label ?? title), onPress: goBack }}
      footer={current ? undefined : footer}
    >
      <MenuList
        all={current && { ...current, label: seeAllLabel(current.label) }}
        items={current?.items ?? items}
        left={left}
        onOpen={open}
        onFollow={openOrClose}
      />
    </Drawer>
  );
}

interface MenuListProps extends Pick<MenuLinkProps, 'onFollow'> {
  /** The link to the page of the item whose list it is. */
  all: PanelMenuItem | undefined;
  items: readonly PanelMenuItem[];
  /** The item that one has just come back from, and that takes the focus. */
  left: PanelMenuItem | null;
  onOpen(item: PanelMenuItem): void;
}

function MenuList({ all, items, left, onOpen, onFollow }: MenuListProps) {
  return (
    <ul className={styles.list}>
      {all && (
        <li>
          <MenuLink item={all} isStrong onFollow={onFollow} />
        </li>
      )}
      {items.map((item, index) => (
        <li key={index}>
          {item.items?.length ? (
            <OpenerOf item={item} takesFocus={item === left} onOpen={() => onOpen(item)} />
          ) : (
            <MenuLink item={item} onFollow={onFollow} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface OpenerOfProps {
  item: PanelMenuItem;
  /** Its list is the one just left. */
  takesFocus: boolean;
  onOpen(): void;
}

function OpenerOf({ item, takesFocus, onOpen }: OpenerOfProps) {
  return (
    <button
      ref={takesFocus ? focus : undefined}
      type="button"
      className={styles.row}
      aria-haspopup="true"
      onClick={onOpen}
    >
      {item.label}
      <Icon name="chevron-right" />
    </button>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}

interface MenuLinkProps {
  item: PanelMenuItem;
  isStrong?: boolean;
  onFollow(isOpen: false): void;
}

function MenuLink({ item: { label, href, isCurrent }, isStrong, onFollow }: MenuLinkProps) {
  const LinkElement = useLinkElement();
  return (
    <LinkElement
      href={href}
      className={isStrong ? `${styles.row} ${styles.all}` : styles.row}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => onFollow(false)}
    >
      {label}
    </LinkElement>
  );
}
