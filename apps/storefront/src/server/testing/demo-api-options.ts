import { demoPictures, demoShop } from '@torg/demo-shop';
import type { MerchantApiOptions } from '@torg/merchant-api';
import { visitorHeader } from '../session-service.ts';
import { workspacePath } from '../workspace-path.ts';
import { testSecret } from './borrowed-token.ts';

/** The API key that tests of the shop use. */
export const testApiKey = '00000000-0000-0000-0000-000000000000';

/** When tests of the shop take place. */
export const testMoment = Date.UTC(2026, 10, 21);

/** The API with the demo goods, a clock that stands still and ids that count up. */
export function demoApiOptions(): MerchantApiOptions {
  let ids = 0;
  return {
    apiKey: testApiKey,
    picturesDir: workspacePath(demoPictures),
    ...demoShop,
    clock: { now: () => testMoment },
    randomId: () => `cart-${String((ids += 1)).padStart(8, '0')}`,
    report: () => {},
    channelUrls: { '1|se': 'http://localhost:3000', '2|no': 'http://nb.localhost:3000' },
    payments: { secret: 'a secret that only tests share, 1', randomBytes: (size) => new Uint8Array(size) },
    auth: {
      account: 'torg_dev',
      secret: testSecret,
      // All four bytes of the count: one alone comes round to what was given before.
      randomBytes(size) {
        ids += 1;
        return new Uint8Array(size).map((_, place) => ids >>> (8 * (place % 4)));
      },
      addressOf: (request) => request.headers.get(visitorHeader) ?? '',
      demoAccounts: true,
      // An ordinary hash of each demo account's password took longer than all else that opens a shop.
      passwordCost: { N: 16, r: 1, p: 1 },
    },
  };
}
