import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { useLinkElement } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { infoPagesQuery } from './info-pages-query.ts';
import * as styles from './info-pages-menu.css.ts';

/** The pages beside this one: a column where there is room, and below it where there is none. */
export function InfoPagesMenu({ alias }: { alias: string }) {
  const t = useTranslate();
  const LinkElement = useLinkElement();
  const { data: pages = [] } = useQuery(infoPagesQuery(useScope()));
  if (pages.length === 0) return null;
  return (
    <nav aria-label={t('content.pages')}>
      <ul className={styles.list}>
        {pages.map(({ label, href }) => (
          <li key={href}>
            <LinkElement href={href} className={styles.link} aria-current={href === `/${alias}` ? 'page' : undefined}>
              {label}
            </LinkElement>
          </li>
        ))}
      </ul>
    </nav>
  );
}
