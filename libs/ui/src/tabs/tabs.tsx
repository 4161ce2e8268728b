import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import * as styles from './tabs.css.ts';

export interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
  /** How many things lie in it, such as reviews. */
  count?: number;
  isDisabled?: boolean;
}

export interface TabsProps {
  /** What the tabs divide, spoken. */
  label: string;
  /** One tab each, in this order. */
  items: readonly TabItem[];
  /** The tab that is shown first; the first one unless told. */
  defaultSelected?: string;
  /** Called with the id of the tab that was opened. */
  onSelect?(id: string): void;
}

/** Views of one thing, one shown at a time. Arrow keys change them; on a phone the row scrolls. */
export function Tabs({ label, items, defaultSelected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      className={styles.root}
      {...(defaultSelected !== undefined && { defaultSelectedKey: defaultSelected })}
      onSelectionChange={(id) => onSelect?.(String(id))}
    >
      <TabList aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} isDisabled={item.isDisabled ?? false} className={styles.tab}>
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={styles.panel}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
