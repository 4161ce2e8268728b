import { Icon } from '../../actions/icon/icon.tsx';
import { Picture, type PictureSource } from '../../commerce/picture/picture.tsx';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden.tsx';
import { useLinkElement } from '../link/link-context.ts';
import * as styles from './mega-menu.css.ts';

interface MenuLink {
  label: string;
  href: string;
}

export interface MegaMenuColumn extends MenuLink {
  items?: readonly MenuLink[];
}

export interface MegaMenuFeature extends MenuLink {
  picture: PictureSource;
}

interface MegaMenuPanelProps {
  id: string;
  /** The way to the page of the department itself. */
  seeAll: MenuLink;
  columns: readonly MegaMenuColumn[];
  /** Said in place of columns that are on their way. */
  loadingLabel: string | undefined;
  feature?: MegaMenuFeature | undefined;
  onFollow(): void;
}

/** What opens under a department. It is not in the page before that: few visitors open more than one. */
export function MegaMenuPanel({ id, seeAll, columns, loadingLabel, feature, onFollow }: MegaMenuPanelProps) {
  const LinkElement = useLinkElement();
  return (
    <div id={id} className={feature ? `${styles.panel} ${styles.pictured}` : styles.panel}>
      <LinkElement href={seeAll.href} className={styles.seeAll} onClick={onFollow}>
        {seeAll.label}
        <Icon name="arrow-right" size="s" />
      </LinkElement>
      {loadingLabel === undefined ? (
        <ul className={styles.columns}>
          {columns.map(({ label, href, items = [] }, column) => (
            <li key={column}>
              <LinkElement href={href} className={styles.columnHead} onClick={onFollow}>
                {label}
              </LinkElement>
              {items.length > 0 && (
                <ul>
                  {items.map((link, index) => (
                    <li key={index}>
                      <LinkElement href={link.href} className={styles.link} onClick={onFollow}>
                        {link.label}
                      </LinkElement>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <LoadingColumns label={loadingLabel} />
      )}
      {feature && (
        <LinkElement href={feature.href} className={styles.feature} onClick={onFollow}>
          <Picture {...feature.picture} alt="" ratio="landscape" shape="card" />
          {feature.label}
        </LinkElement>
      )}
    </div>
  );
}

/** As a department of middling size looks from afar. */
function LoadingColumns({ label }: { label: string }) {
  return (
    <div className={styles.columns} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {[1, 2, 3].map((column) => (
        <div key={column} className={styles.loading}>
          <Skeleton shape="short" />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
