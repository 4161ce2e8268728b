import { observer } from 'mobx-react-lite';
import { groupedItems } from '@torg/stores/grouped-items';
import { useTranslate } from '@torg/i18n/react';
import { Button } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';
import { keepAside } from './set-aside-of.ts';
import * as styles from './cart-contents.css.ts';

export interface KeepForLaterProps {
  /** The id of a loose line. */
  itemKey: string;
  /** Called when the item is about to go, and the focus with it. */
  onRemove(): void;
}

/** Takes an item out of the cart, to be had back on another day. What is kept is the browser's, so it needs script. */
export const KeepForLater = observer(function KeepForLater({ itemKey, onRemove }: KeepForLaterProps) {
  const t = useTranslate();
  const scope = useScope();
  const { cart, ui } = scope.stores;
  const isAlive = useHydrated();
  const item = groupedItems(cart).find(({ lines }) => lines[0]?.id === itemKey);
  const name = item?.lines[0]?.product.name;
  if (!isAlive) return <div className={styles.laterRoom} />;
  if (!item || name === undefined) return null;

  async function keep(letGo: (() => void) | null): Promise<void> {
    onRemove();
    const { ok } = await cart.setQuantity(itemKey, 0);
    if (!ok) letGo?.();
    ui.notifications.show(ok ? t('cart.aside.saved', { name: name ?? '' }) : t('errors.generic'), {
      ...(!ok && { mode: 'error' }),
    });
  }

  return (
    <div className={styles.flush}>
      <Button
        variant="quiet"
        size="s"
        aria-label={t('cart.aside.laterLabel', { name })}
        onClick={() => void keep(keepAside(scope, item, 'later'))}
      >
        {t('cart.aside.later')}
      </Button>
    </div>
  );
});
