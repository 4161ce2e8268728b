import { roomsInOrder } from './rooms-in-order.mjs';
import { ruleTester } from './rule-tester.mjs';

const src = '/shop/apps/storefront/src';
const filename = `${src}/elements/product-card.tsx`;
const up = (own, other) => [{ messageId: 'up', data: { own, other } }];

ruleTester.run('rooms-in-order', roomsInOrder, {
  valid: [
    { filename, code: "import { priceView } from '../display/price-view.ts';" },
    { filename, code: "import { framed } from './framed-link.css.ts';" },
    { filename, code: "import { Button } from '@torg/ui';" },
    { filename: `${src}/app.tsx`, code: "import { RootLayout } from './layouts/root-layout.tsx';" },
    { filename: `${src}/server/main.ts`, code: "import { App } from '../app.tsx';" },
    { filename: '/shop/libs/ui/src/a.ts', code: "import { b } from '../other/b.ts';" },
  ],
  invalid: [
    {
      filename,
      code: "import { CartPage } from '../features/cart/cart-page.tsx';",
      errors: up('elements', 'features'),
    },
    { filename, code: "import type { Page } from '../routes/pages.ts';", errors: up('elements', 'routes') },
    { filename, code: "const app = import('../app.tsx');", errors: up('elements', 'app.tsx') },
    { filename, code: "export * from '../client/main.tsx';", errors: up('elements', 'client') },
    { filename: `${src}/server/main.ts`, code: "import '../client/main.tsx';", errors: up('server', 'client') },
    { filename: `${src}/views/a.ts`, code: 'a();', errors: [{ messageId: 'unknown', data: { room: 'views' } }] },
  ],
});
