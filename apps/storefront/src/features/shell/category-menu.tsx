import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { MegaMenu } from '@torg/ui';
import { useLocation } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { beside } from './beside.css.ts';
import { megaMenuItems } from './mega-menu-items.ts';
import { menuPlaces } from './menu-places.ts';
import { menuTreeQuery } from './menu-queries.ts';
import { ServiceLink } from './service-link.tsx';
import { useMenuRow } from './use-menu-row.ts';

/** The main menu of wide screens. What opens in it is fetched when a visitor comes near; without script it is its links. */
export function CategoryMenu() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const [isWanted, setWanted] = useState(false);
  const { entries } = useMenuRow('main');
  const tree = useQuery({ ...menuTreeQuery(useScope(), menuPlaces.main, 3), enabled: isWanted });
  return (
    <MegaMenu
      label={t('shell.mainNavigation')}
      items={megaMenuItems(entries, { tree: tree.data, hasFailed: tree.isError, pathname })}
      openLabel={(label) => t('shell.menu.openBelow', { label })}
      seeAllLabel={(label) => t('shell.menu.seeAll', { label })}
      end={
        <div className={beside}>
          <ServiceLink />
        </div>
      }
      loadingLabel={t('shell.menu.loading')}
      onIntent={() => setWanted(true)}
    />
  );
}
