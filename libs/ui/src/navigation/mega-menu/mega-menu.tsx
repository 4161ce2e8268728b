import { type FocusEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { Icon } from '../../actions/icon/icon.tsx';
import { useLinkElement } from '../link/link-context.ts';
import * as styles from './mega-menu.css.ts';
import { MegaMenuPanel, type MegaMenuColumn, type MegaMenuFeature } from './mega-menu-panel.tsx';
import { type OpenItem, useOpenItem } from './use-open-item.ts';

export interface MegaMenuItem {
  label: string;
  href: string;
  isCurrent?: boolean;
  /** What opens under it: headed columns of links. None for an item that only leads to its page. */
  items?: readonly MegaMenuColumn[];
  /** Something opens under it whose `items` are on their way; until they come, what opens says so. */
  isLoading?: boolean;
  /** A picture beside the columns. */
  feature?: MegaMenuFeature;
}

export interface MegaMenuProps {
  label: string;
  /** The departments; those with `items` open a panel, the others are links. */
  items: readonly MegaMenuItem[];
  /** The spoken name of the button that opens what lies under an item. */
  openLabel(label: string): string;
  /** What is said where `items` are on their way. */
  loadingLabel?: string;
  /** What the first link of a panel says, which leads where its department does: “Allt i Köket”. */
  seeAllLabel(label: string): string;
  /** What stands at the end of the row, such as the way to customer service. */
  end?: ReactNode;
  /** Called when a visitor comes near, and may be about to open something: the time to fetch `items`. */
  onIntent?(): void;
}

/**
 * The shop's departments in a row, each with a panel of links under it, for wide windows. Links and buttons that open
 * them rather than the roles of an application's menu: a visitor walks it with Tab, and without script each department
 * is a link. So it needs nothing of React Aria, and no page waits for it.
 */
export function MegaMenu({ label, items, openLabel, seeAllLabel, loadingLabel, end, onIntent }: MegaMenuProps) {
  const root = useRef<HTMLElement>(null);
  const { rootProps, ...opening } = useOpenItem(root);
  return (
    <nav
      ref={root}
      className={styles.root}
      aria-label={label}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      {...rootProps}
    >
      <ul className={styles.list}>
        {items.map((item, index) => (
          <TopItem
            key={index}
            item={item}
            index={index}
            openLabel={openLabel}
            seeAllLabel={seeAllLabel}
            loadingLabel={loadingLabel}
            {...opening}
          />
        ))}
      </ul>
      {end && (
        <div className={styles.end} onPointerEnter={opening.close}>
          {end}
        </div>
      )}
    </nav>
  );
}

interface TopItemProps extends Omit<OpenItem, 'rootProps'> {
  item: MegaMenuItem;
  index: number;
  openLabel(label: string): string;
  seeAllLabel(label: string): string;
  loadingLabel: string | undefined;
}

function TopItem(props: TopItemProps) {
  const { item, index, openLabel, seeAllLabel, loadingLabel, open, toggle, pointAt, close } = props;
  const LinkElement = useLinkElement();
  const panelId = useId();
  const { label, href, isCurrent, items = [], isLoading = false, feature } = item;
  const hasPanel = isLoading || items.length > 0;
  const isOpen = hasPanel && open === index;
  const arrive = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') pointAt(hasPanel ? index : null);
  };
  // Also to the next item: what opened may have come too late for a quick Tab, which went past it.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <li onPointerEnter={arrive} onBlur={leave}>
      <div className={styles.top}>
        <LinkElement
          href={href}
          className={styles.topLink}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={close}
        >
          {label}
        </LinkElement>
        {hasPanel && (
          <Opener label={openLabel(label)} panelId={panelId} isOpen={isOpen} onPress={() => toggle(index)} />
        )}
      </div>
      {isOpen && (
        <MegaMenuPanel
          id={panelId}
          seeAll={{ label: seeAllLabel(label), href }}
          columns={items}
          loadingLabel={isLoading ? loadingLabel : undefined}
          feature={feature}
          onFollow={close}
        />
      )}
    </li>
  );
}

interface OpenerProps {
  label: string;
  panelId: string;
  isOpen: boolean;
  onPress(): void;
}

function Opener({ label, panelId, isOpen, onPress }: OpenerProps) {
  return (
    <button
      type="button"
      className={styles.opener}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      aria-label={label}
      onClick={onPress}
    >
      <span className={styles.sign}>
        <Icon name="chevron-down" size="s" />
      </span>
    </button>
  );
}
