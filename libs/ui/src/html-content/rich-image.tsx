import type { Properties } from 'hast';
import { readAddress } from './web-address.ts';

interface RichImageProps {
  properties: Properties;
  ownOrigin?: string | undefined;
}

/** A picture in the text. With its size given it keeps its place before it has come. */
export function RichImage({ properties: { src, alt, width, height }, ownOrigin }: RichImageProps) {
  const source = readAddress(String(src ?? '#'), ownOrigin);
  if (source.kind !== 'internal' && source.kind !== 'external') return null;
  return (
    <img
      loading="lazy"
      decoding="async"
      src={source.href}
      width={Number(width) || undefined}
      height={Number(height) || undefined}
      alt={String(alt ?? '')}
    />
  );
}
