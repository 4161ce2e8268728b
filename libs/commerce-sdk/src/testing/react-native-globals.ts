/** The abort controller of React Native up to 0.86, which is that of the package `abort-controller`: a signal knows no reason. */
class BareAbortController {
  readonly signal = Object.assign(new EventTarget(), { aborted: false, onabort: null });

  abort(): void {
    if (this.signal.aborted) return;
    this.signal.aborted = true;
    this.signal.dispatchEvent(new Event('abort'));
  }
}

/** React Native's address takes nearly any text, and has none of the platform's newer helpers. */
class BareUrl {
  readonly href: string;

  constructor(href: string) {
    this.href = href;
  }
}

/** What React Native has in another way than the platform that tests run on. */
export const reactNativeGlobals = { AbortController: BareAbortController, URL: BareUrl };
