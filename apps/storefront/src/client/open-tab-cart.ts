import type { CommerceClient } from '@torg/commerce-sdk';
import type { CartEngine, CartEngineHooks } from '@torg/stores';
import type { PublicConfig } from '../config/public-config.ts';
import { packagesKey } from '../config/stored.ts';
import { cartCookie, endedCartCookie, readCartId } from '../scope/cart-cookie.ts';
import { openCartEngine } from '../scope/open-cart-engine.ts';
import { localText } from './local-text.ts';
import { openExtensions } from './open-client.ts';

/** The session of this tab's cart. Its code comes with the first call that concerns a cart: most visitors have none. */
export function openTabCart(commerce: CommerceClient, api: PublicConfig['api'], hooks: CartEngineHooks): CartEngine {
  const isSecure = location.protocol === 'https:';
  const picked = localText(packagesKey);
  return openCartEngine(
    {
      commerce,
      extensions: openExtensions(api, commerce.scope),
      storage: {
        read: () => readCartId(document.cookie),
        write: (id) => void (document.cookie = id === null ? endedCartCookie(isSecure) : cartCookie(id, isSecure)),
      },
      packages: { read: picked.read, write: (text) => picked.write(text ?? '') },
    },
    hooks,
  );
}
