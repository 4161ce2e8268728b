import { useEffect, useEffectEvent } from 'react';
import type {} from '../page/boot-handle.ts';

/**
 * Opens what was pressed before this part of the page was alive. Until then its link, with the name in `data-opens`, leads to
 * the same without a panel; the boot script holds the press for a while.
 */
export function useEarlyPress(opens: string, open: () => void): void {
  const act = useEffectEvent(open);
  useEffect(() => {
    if (window.shopBoot?.tookPress(opens)) act();
  }, [opens]);
}
