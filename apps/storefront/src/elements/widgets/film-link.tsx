import type { WidgetContent } from '@torg/commerce-sdk';
import { useTranslate } from '@torg/i18n/react';
import { Link } from '@torg/ui';

type Film = Extract<WidgetContent, { kind: 'video' }>;

const providers = {
  youtube: { name: 'YouTube', address: 'https://www.youtube.com/watch?v=' },
  vimeo: { name: 'Vimeo', address: 'https://vimeo.com/' },
} as const;

/** A way to a film at its provider's: within the page it would bring somebody else's scripts and cookies. */
export function FilmLink({ provider, videoId }: Film) {
  const t = useTranslate();
  const { name, address } = providers[provider];
  if (!videoId) return null;
  return <Link href={address + encodeURIComponent(videoId)}>{t('content.film', { provider: name })}</Link>;
}
