import type { ReactNode } from 'react';
import { DescriptionList, Heading, Stack, type Description } from '@torg/ui';

interface FactsSectionProps {
  heading: string;
  /** What is not known is left out; a section of nothing is none. */
  facts: readonly (Description | null)[];
  /** Stands below them. */
  children?: ReactNode;
}

/** Facts about an order under a heading of their own. */
export function FactsSection({ heading, facts, children }: FactsSectionProps) {
  const known = facts.filter((fact) => fact !== null);
  if (known.length === 0 && !children) return null;
  return (
    <section>
      <Stack space="s">
        <Heading level={2} size="m">
          {heading}
        </Heading>
        {known.length > 0 && <DescriptionList items={known} />}
        {children}
      </Stack>
    </section>
  );
}

/** A fact, where it is known. */
export function fact(term: string, value: Description['value'] | null | undefined): Description | null {
  return value ? { term, value } : null;
}
