/**
 * Draws what a provider gave into its place, and runs its scripts in their order. The page's policy decides what runs:
 * what the provider serves, and by the document's nonce what stands in the snippet itself.
 */
export function drawSnippet(place: Element, html: string): void {
  const { ownerDocument } = place;
  const nonce = ownerDocument.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  // Set as inner HTML, its scripts would never run.
  const fragment = ownerDocument.createRange().createContextualFragment(html);
  for (const script of fragment.querySelectorAll('script')) {
    script.async = false;
    if (nonce) script.nonce = nonce;
  }
  place.replaceChildren(fragment);
}
