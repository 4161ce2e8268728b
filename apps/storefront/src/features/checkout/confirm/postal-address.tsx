import type { Address } from '@torg/commerce-sdk/domain';
import { addressLines } from './address-lines.ts';
import * as styles from './order-view.css.ts';

/** An address, line by line. */
export function PostalAddress({ address }: { address: Address }) {
  return <address className={styles.address}>{addressLines(address).join('\n')}</address>;
}
