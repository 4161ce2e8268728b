/** How long (ms) a script is waited for. One that comes later would change the page under a shopper's hands. */
const patience = 10_000;

/** Runs a script in the page; it fails where that does not come, or comes late. */
export function loadScript(page: Document, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = page.createElement('script');
    const refuse = () => reject(new Error(`The script at ${address} did not come`));
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', refuse);
    setTimeout(refuse, patience);
    page.head.append(script);
  });
}
