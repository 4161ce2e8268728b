import type { ReactNode } from 'react';
import { Icon } from '../../actions/icon/icon.tsx';
import { IconLink } from '../../actions/icon-link/icon-link.tsx';
import { SearchField } from '../../inputs/search-field/search-field.tsx';
import { Columns } from '../../layout/columns/columns.tsx';
import { Container } from '../../layout/container/container.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Link } from '../../navigation/link/link.tsx';
import { useTexts } from '../story-texts.ts';
import { Heading } from '../../typography/heading/heading.tsx';
import * as styles from './page-shell.css.ts';
import { usePageTexts } from './page-texts.ts';

const promiseIcons = ['truck', 'return', 'factory'] as const;

export interface PageShellProps {
  children: ReactNode;
  /** Whether the page belongs to one of the categories. */
  isInCategory?: boolean;
}

/** What stands around every page of the stories. */
export function PageShell({ children, isInCategory = false }: PageShellProps) {
  return (
    <>
      <Promises />
      <header className={styles.header}>
        <TopRow />
        <CategoryMenu isInCategory={isInCategory} />
      </header>
      <main className={styles.main}>{children}</main>
      <Footer />
    </>
  );
}

function Promises() {
  const { promises } = usePageTexts();
  return (
    <ul className={styles.promises}>
      {promises.map((promise, index) => (
        <li key={promise} className={styles.promise}>
          <Icon name={promiseIcons[index] ?? 'truck'} size="s" />
          {promise}
        </li>
      ))}
    </ul>
  );
}

function TopRow() {
  const t = useTexts();
  return (
    <div className={styles.row}>
      <a className={styles.logo} href="#home">
        Torg
      </a>
      <search className={styles.search}>
        <SearchField label={t.search} submitLabel={t.searchSubmit} placeholder={t.searchPlaceholder} />
      </search>
      <div className={styles.tools}>
        <IconLink icon="user" label={t.account} href="#account" />
        <IconLink icon="heart" label={t.favourite} href="#favourites" />
        <IconLink icon="cart" label={t.cartWithCount} href="#cart" count={3} />
      </div>
    </div>
  );
}

function CategoryMenu({ isInCategory }: { isInCategory: boolean }) {
  const { menu, categories } = usePageTexts();
  return (
    <nav className={styles.menu} aria-label={categories}>
      {menu.map((category, index) => (
        <a
          key={category}
          className={styles.menuLink}
          href={`#${category}`}
          aria-current={isInCategory && index === 3 ? 'page' : undefined}
        >
          {category}
        </a>
      ))}
    </nav>
  );
}

function Footer() {
  const { footerTitles, footerLinks } = usePageTexts();
  return (
    <footer className={styles.footer}>
      <Container>
        <Columns phone={1} tablet={3}>
          {footerTitles.map((title, index) => (
            <Stack key={title} space="xs">
              <Heading level={2} size="s">
                {title}
              </Heading>
              {footerLinks[index]?.map((link) => (
                <Link key={link} tone="quiet" isStandalone href={`#${link}`}>
                  {link}
                </Link>
              ))}
            </Stack>
          ))}
        </Columns>
      </Container>
    </footer>
  );
}
