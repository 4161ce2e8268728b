import { Heading, Inline, Stack, Text } from '@torg/ui';

export interface ListHeadingProps {
  heading: string;
  count: string;
  description?: string;
}

/** What the list is, how long it is, and what to expect of it. */
export function ListHeading({ heading, count, description }: ListHeadingProps) {
  return (
    <Stack space="xs">
      <Inline space="s" align="baseline">
        <Heading level={1}>{heading}</Heading>
        <Text as="span" tone="muted" hasFigures>
          {count}
        </Text>
      </Inline>
      {description && (
        <Text tone="soft" isMeasured>
          {description}
        </Text>
      )}
    </Stack>
  );
}
