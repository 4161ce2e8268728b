import { useLinkElement } from '@torg/ui';
import { markView } from '../../display/picture-view.ts';
import { useScope } from '../../scope/scope-context.tsx';
import type { BrandEntry } from './group-brands.ts';
import * as styles from './brands-page.css.ts';

interface BrandTileProps extends BrandEntry {
  /** Whether it is on every screen from the start. */
  isSeenAtOnce?: boolean;
}

/** A brand by its mark and its name, or by its name alone. */
export function BrandTile({ name, canonicalUrl, logo, isSeenAtOnce = false }: BrandTileProps) {
  const LinkElement = useLinkElement();
  const { imageBase } = useScope().config;
  return (
    <LinkElement href={canonicalUrl} className={logo === null ? styles.plainTile : styles.tile}>
      {logo !== null && (
        <img className={styles.mark} alt="" loading={isSeenAtOnce ? 'eager' : 'lazy'} {...markView(imageBase, logo)} />
      )}
      <span>{name}</span>
    </LinkElement>
  );
}
