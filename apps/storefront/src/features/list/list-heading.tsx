import { Heading, Inline, Stack, Text, VisuallyHidden } from '@torg/ui';

export interface ListHeadingProps {
  heading: string;
  /** Whether it is heard alone: the list opens with a picture or words that say it. */
  isHeadingHidden?: boolean;
  count: string;
  description?: string;
}

/** What the list is, how long it is, and what to expect of it. */
export function ListHeading({ heading, isHeadingHidden = false, count, description }: ListHeadingProps) {
  return (
    <Stack space="xs">
      <Inline space="s" align="baseline">
        {isHeadingHidden ? (
          <VisuallyHidden as="div">
            <h1>{heading}</h1>
          </VisuallyHidden>
        ) : (
          <Heading level={1}>{heading}</Heading>
        )}
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
