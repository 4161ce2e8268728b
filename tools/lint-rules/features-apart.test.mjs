import { featuresApart } from './features-apart.mjs';
import { ruleTester } from './rule-tester.mjs';

const filename = '/shop/src/features/product/gallery/gallery-strip.tsx';
const apart = [{ messageId: 'apart', data: { own: 'product', other: 'cart' } }];

ruleTester.run('features-apart', featuresApart, {
  valid: [
    { filename, code: "import { productView } from '../product-view.ts';" },
    { filename, code: "import { useT } from '../../../scope/use-t.ts';" },
    { filename, code: "import { Button } from '@torg/ui';" },
    { filename: '/shop/src/routes/pages.ts', code: "import { cartRoute } from '../features/cart/cart.route.tsx';" },
  ],
  invalid: [
    { filename, code: "import { CartBadge } from '../../cart/cart-badge.tsx';", errors: apart },
    { filename, code: "import type { CartView } from '../../cart/cart-view.ts';", errors: apart },
    { filename, code: "export { CartBadge } from '../../cart/cart-badge.tsx';", errors: apart },
    { filename, code: "export * from '../../cart/cart-badge.tsx';", errors: apart },
    { filename, code: "const cart = import('../../cart/cart-badge.tsx');", errors: apart },
  ],
});
