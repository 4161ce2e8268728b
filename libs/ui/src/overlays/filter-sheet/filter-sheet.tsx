import type { ReactNode } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { Drawer } from '../drawer/drawer.tsx';

export interface FilterSheetProps {
  title: string;
  /** The spoken name of the button that closes it. */
  closeLabel: string;
  /** Whether it is shown now. */
  isOpen: boolean;
  /** Called when it wants to open or close. */
  onOpenChange(isOpen: boolean): void;
  /** What its button says: how many goods the choice gives, such as "Show 14 goods". */
  showLabel: string;
  /** Whether that number is on its way. */
  isCounting?: boolean;
  /** The filters: a `FilterPanel`. */
  children: ReactNode;
}

/** The filters of a list over the whole of a phone. Its button says all the while how many goods the choice gives. */
export function FilterSheet(props: FilterSheetProps) {
  const { title, closeLabel, isOpen, onOpenChange, showLabel, isCounting = false, children } = props;
  return (
    <Drawer
      title={title}
      closeLabel={closeLabel}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      side="start"
      size="m"
      footer={
        <Button isFullWidth aria-busy={isCounting} onClick={() => onOpenChange(false)}>
          {showLabel}
        </Button>
      }
    >
      {children}
    </Drawer>
  );
}
