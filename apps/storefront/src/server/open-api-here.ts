import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { demoPictures, demoShop } from '@torg/demo-shop';
import { openMerchantApi, type MerchantApi } from '@torg/merchant-api';
import { openLog } from '@torg/merchant-api/log';
import type { ApiSettings } from '@torg/merchant-api/settings';
import { visitorHeader } from './session-service.ts';
import { workspacePath } from './workspace-path.ts';

/** Opens the embedded Merchant API in this thread; `formerThreads` are the numbers of those that had it and have ended. */
export function openApiHere(settings: ApiSettings, formerThreads: readonly number[] = []): Promise<MerchantApi> {
  const log = openLog('merchant-api', settings.logLevel);
  return openMerchantApi(settings, {
    projectPath: workspacePath,
    picturesDir: workspacePath(demoPictures),
    demo: demoShop,
    formerThreads,
    // Whatever reaches the API goes through the shop, which writes this header itself.
    addressOf: (request) => request.headers.get(visitorHeader) ?? '',
    randomBytes,
    clock: { now: () => Date.now() },
    random: () => Math.random(),
    wait: (ms) => wait(ms),
    repeat(ms, task) {
      const timer = setInterval(task, ms);
      return () => clearInterval(timer);
    },
    randomId: () => crypto.randomUUID(),
    report: log.report,
    answered: log.answered,
  });
}
