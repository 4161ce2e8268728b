import { devices, type Browser, type Page } from 'playwright';
import type { Encoding } from '../../src/server/middleware/compress-pieces.ts';
import { Traffic } from './traffic.ts';

/** The phone and the line that everything is measured on: slow, but many have them. */
const slowPhone = {
  /** How many times slower than this machine its processor is. */
  slowdown: 4,
  /** ms until a request is answered, beside what the server takes. */
  roundTrip: 150,
  /** Bits a second. */
  download: 1_600_000,
  /** Bits a second. */
  upload: 750_000,
  /** CSS px. */
  screen: { width: 390, height: 844 },
  pixelRatio: 1.75,
} as const;

/** A page on the slow phone, with nothing in its cache. */
export interface Phone {
  page: Page;
  traffic: Traffic;
  close(): Promise<void>;
}

/** Takes a new phone, which understands texts that are compressed by `encoding`. */
export async function openPhone(browser: Browser, encoding: Encoding): Promise<Phone> {
  const context = await browser.newContext({
    viewport: slowPhone.screen,
    deviceScaleFactor: slowPhone.pixelRatio,
    isMobile: true,
    hasTouch: true,
    userAgent: devices['Pixel 7'].userAgent,
    extraHTTPHeaders: { 'accept-encoding': encoding },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Page.enable');
  const traffic = new Traffic(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.slowdown });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.roundTrip,
    downloadThroughput: slowPhone.download / 8,
    uploadThroughput: slowPhone.upload / 8,
  });
  return { page, traffic, close: () => context.close() };
}
