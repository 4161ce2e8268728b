/** Where a tap on a card is to lead. */
export interface TapGoal {
  /** The path of the product's page. */
  path: string;
  /** What its heading says. */
  name: string;
}

/** How a tap on a card ended. */
export interface TapResult {
  /** ms from the finger's coming down until heading, price and picture of the product were painted. */
  ms: number;
  /** Whether the browser went to a new document for it. */
  byDocument: boolean;
}

declare global {
  interface Window {
    benchTap?: TapResult;
  }
}

/**
 * Runs in the page, in the next one too where a tap leads to a new document, and must stand alone: Playwright sends its
 * text. Leaves what it found in `benchTap`.
 */
export function watchTap({ path, name }: TapGoal): void {
  const key = 'bench-tapped-at';
  let byDocument = true;
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      byDocument = false;
      sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp));
    },
    { capture: true, once: true },
  );

  // The list's own cards have names, prices and pictures too.
  const isOfProduct = (element: Element) =>
    !element.closest('article') && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  function hasPicture(main: Element): boolean {
    return [...main.querySelectorAll('img')].some(
      (picture) =>
        picture.complete &&
        picture.naturalWidth > 0 &&
        isOfProduct(picture) &&
        picture.getBoundingClientRect().top < innerHeight,
    );
  }

  function hasPrice(main: Element): boolean {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text; // all that is walked over
      if (/\d\s*kr/.test(data) && parentElement && isOfProduct(parentElement)) return true;
    }
    return false;
  }

  function isThere(): boolean {
    const main = document.querySelector('main');
    const heading = main?.querySelector('h1');
    if (!main || !heading || location.pathname !== path || heading.textContent.trim() !== name) return false;
    return isOfProduct(heading) && hasPicture(main) && hasPrice(main);
  }

  function look(): void {
    const tappedAt = sessionStorage.getItem(key);
    if (tappedAt === null || !isThere()) return void requestAnimationFrame(look);
    // A message comes after the frame that is being made has been painted.
    const painted = new MessageChannel();
    painted.port1.onmessage = () => {
      window.benchTap = { ms: performance.timeOrigin + performance.now() - Number(tappedAt), byDocument };
    };
    painted.port2.postMessage(null);
  }
  requestAnimationFrame(look);
}
