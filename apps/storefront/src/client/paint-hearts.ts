import { bootName } from '../config/boot-name.ts';

/** Which hearts are full, and what each is called: by the texts that the document brings for it. */
export function paintHearts(page: Document, hearts: string, isMarked: (productId: number) => boolean): void {
  const settings = page.querySelector<HTMLMetaElement>(`meta[name="${bootName}"]`)?.dataset;
  for (const heart of page.querySelectorAll<HTMLElement>(hearts)) {
    const { favourite, name = '' } = heart.dataset;
    const marked = isMarked(Number(favourite));
    heart.toggleAttribute('data-marked', marked);
    const label = marked ? settings?.['unmarkLabel'] : settings?.['markLabel'];
    if (label)
      heart.setAttribute(
        'aria-label',
        label.replace('{name}', () => name),
      );
  }
}
