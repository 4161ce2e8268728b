import type { ReactNode } from 'react';
import { EmptyState, Inline, Stack, Text } from '@torg/ui';

interface PurchaseMessageProps {
  heading: string;
  /** What happened first, then what it means. */
  texts: readonly string[];
  /** What can be done, the likeliest first. */
  actions: ReactNode;
}

/** The page of a purchase of which there is nothing to show: what happened, and what can be done. */
export function PurchaseMessage({ heading, texts: [first, ...more], actions }: PurchaseMessageProps) {
  return (
    <EmptyState
      icon="warning"
      heading={heading}
      headingLevel={1}
      text={
        <Stack space="s">
          <Text>{first}</Text>
          {more.map((text) => (
            <Text key={text} tone="soft">
              {text}
            </Text>
          ))}
        </Stack>
      }
      action={<Inline space="s">{actions}</Inline>}
    />
  );
}
