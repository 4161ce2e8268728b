import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

/** What a page must never do: say something on the console, fail a request, throw. */
export interface QuietPage {
  /** Addresses whose failure belongs to the journey, such as a page that is missing. */
  expectFailure(address: RegExp): void;
  /** Fails when axe finds a violation on the page as it is once nothing on it moves any more. */
  expectAccessible(): Promise<void>;
}

/** How the browser fails a request that nobody needs to know of. */
const quietReasons = [
  // A picture that is no longer wanted when the page changes.
  'net::ERR_ABORTED',
  // Scripts, where the test has switched them off.
  'csp',
];

/** What the browser says of a worker that the journeys leave out. */
const withoutWorker = 'Service Worker registration blocked by Playwright';

function watch(page: Page, problems: string[], expected: readonly RegExp[]): void {
  const isExpected = (text: string) => expected.some((pattern) => pattern.test(text));
  page.on('console', (message) => {
    const noisy = message.type() === 'error' || message.type() === 'warning';
    if (noisy && !message.text().includes(withoutWorker) && !isExpected(message.location().url))
      problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!quietReasons.includes(reason) && !isExpected(request.url()))
      problems.push(`request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !isExpected(response.url())) {
      problems.push(`response: ${response.status()} ${response.url()}`);
    }
  });
}

/** Waits until the page is in full sight: while it fades in, its text has less contrast than it is drawn with. */
async function standStill(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    return (
      document.querySelector('main')?.checkVisibility({ opacityProperty: true }) &&
      !document.getAnimations().some(isMoving)
    );
  });
}

/**
 * Asks for violations alone, and looks at a page without frames within the page: what axe hands from a page's frames to a
 * page of its own is larger than the page, and takes three times as long as looking.
 */
function axeOf(page: Page): AxeBuilder {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  return page.frames().length === 1 ? axe.setLegacyMode() : axe;
}

/** A test whose page is watched from the first request on, and must have stayed quiet at its end. */
export const test = base.extend<{ quiet: QuietPage }>({
  quiet: [
    async ({ page }, use) => {
      const problems: string[] = [];
      const expected: RegExp[] = [];
      watch(page, problems, expected);
      await use({
        expectFailure: (address) => expected.push(address),
        async expectAccessible() {
          await standStill(page);
          const { violations } = await axeOf(page).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
        },
      });
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
