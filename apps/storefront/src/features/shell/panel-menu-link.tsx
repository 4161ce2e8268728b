import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslate } from '@torg/i18n/react';
import { IconButton, IconLink } from '@torg/ui';
import { useHydrated } from '../../scope/use-hydrated.ts';
import { useEarlyPress } from '../../elements/use-early-press.ts';
import { useHandedFocus } from '../../elements/use-handed-focus.ts';
import { FailureBoundary } from '../../elements/failure-boundary.tsx';
import { footerGoodsId } from './footer-goods-id.ts';

const fetchDrawer = () => import('./menu-drawer.tsx');

/** The panel brings a dialog with it, which no page needs before somebody is about to open it. */
const MenuDrawer = lazy(async () => ({ default: (await fetchDrawer()).MenuDrawer }));

/** Opens the menu on a phone: a button where script runs. Without, or where the panel cannot be had, it leads to the same links in the footer. */
export function PanelMenuLink() {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const isHydrated = useHydrated();
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  const [goes, comes] = useHandedFocus();
  useEarlyPress('menu', open);
  const face = { icon: 'menu', label: t('shell.menu.open') } as const;
  // A finger is down for a while before it has pressed. That nothing came is told when the panel is to open.
  const fetchEarly = () => void fetchDrawer().catch(() => {});
  return (
    <>
      {isHydrated ? (
        <IconButton {...face} ref={comes} aria-haspopup="dialog" onPointerDown={fetchEarly} onClick={open} />
      ) : (
        <IconLink {...face} ref={goes} href={`#${footerGoodsId}`} data-opens="menu" />
      )}
      {wasOpened && (
        <FailureBoundary fallback={<FooterInstead />}>
          <Suspense>
            <MenuDrawer isOpen={isOpen} onOpenChange={setOpen} />
          </Suspense>
        </FailureBoundary>
      )}
    </>
  );
}

function FooterInstead() {
  useEffect(() => {
    const goods = document.getElementById(footerGoodsId);
    const fold = goods?.closest('details');
    if (fold) fold.open = true;
    goods?.scrollIntoView();
  }, []);
  return null;
}
