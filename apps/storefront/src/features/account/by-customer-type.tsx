import type { ReactNode } from 'react';
import { Stack } from '@torg/ui';
import * as styles from './by-customer-type.css.ts';

interface ByCustomerTypeProps {
  /** The radios `PERSON` and `ORGANIZATION`. */
  choice: ReactNode;
  ofOrganization: ReactNode;
  ofPerson?: ReactNode;
}

/** What is asked of organizations alone or of persons alone: shown by the choice itself, so that it works without script. */
export function ByCustomerType({ choice, ofOrganization, ofPerson }: ByCustomerTypeProps) {
  return (
    <div className={styles.chosen}>
      <Stack space="m">
        {choice}
        <div className={styles.ofOrganization}>{ofOrganization}</div>
        {ofPerson && <div className={styles.ofPerson}>{ofPerson}</div>}
      </Stack>
    </div>
  );
}
