import type { Logo } from '../../checkout/option-card/option-card.tsx';

/** A mark as a carrier or a payment provider would send it, on its own ground. Nobody's in particular. */
export function logo(ground: string, alt = ''): Logo {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 24"><rect width="56" height="24" rx="4" fill="${ground}"/><circle cx="13" cy="12" r="5" fill="#fff"/><path d="M23 9h24M23 15h16" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(drawn)}`, width: 56, height: 24, alt };
}
