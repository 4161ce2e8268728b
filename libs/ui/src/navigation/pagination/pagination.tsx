import { Icon } from '../../actions/icon/icon.tsx';
import { useLinkElement } from '../link/link-context.ts';
import { pageNumbers } from './page-numbers.ts';
import * as styles from './pagination.css.ts';

export interface PaginationProps {
  label: string;
  /** The page shown now, from 1. */
  page: number;
  /** How many pages there are. */
  pageCount: number;
  /** The address of a page, from 1. */
  hrefOf(page: number): string;
  /** The name of the link to the page before. */
  previousLabel: string;
  /** The name of the link to the page after. */
  nextLabel: string;
  /** The spoken name of a page's link, such as "Page 3". */
  pageLabel(page: number): string;
}

/** Real links to a list's other pages; nothing where the list has only one. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, hrefOf, previousLabel, nextLabel, pageLabel } = props;
  const LinkElement = useLinkElement();
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <LinkElement className={styles.step} href={hrefOf(page - 1)} rel="prev">
              <Icon name="chevron-left" size="s" />
              <span className={styles.stepText}>{previousLabel}</span>
            </LinkElement>
          </li>
        )}
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <LinkElement
                className={styles.page}
                href={hrefOf(number)}
                aria-label={pageLabel(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </LinkElement>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <LinkElement className={styles.step} href={hrefOf(page + 1)} rel="next">
              <span className={styles.stepText}>{nextLabel}</span>
              <Icon name="chevron-right" size="s" />
            </LinkElement>
          </li>
        )}
      </ul>
    </nav>
  );
}
