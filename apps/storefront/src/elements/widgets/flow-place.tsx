import type { ReactNode } from 'react';
import { RichText } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Link, Stack, Text } from '@torg/ui';
import type { FlowOptions } from '../../config/flow-widget.ts';
import { useShownPage } from '../../page/shown-page.tsx';
import { productQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import type { FlowWidget } from './flow-code.ts';

/** What is told of the pictures: that nobody has said yes to them, whose they are, or that they did not come. */
const states = ['open', 'agreed', 'missing'] as const;

/** React leaves alone what stands there, as long as this is the same object. */
const filledByProvider = { __html: '' };

/**
 * A place that the provider of customers' pictures fills in. It may stand in a part that never comes alive, so what becomes
 * of it is said in its markup by `follow-flows.ts`.
 */
export function FlowPlace(widget: FlowWidget) {
  const { site } = useScope();
  const productId = useProductId();
  const options: FlowOptions = {
    key: widget.flowKey,
    locale: site.languageId,
    ...(widget.isTagFlow && widget.tags.length > 0 && tagged(widget)),
    ...(widget.isProductFlow && productId !== undefined && { productId: String(productId) }),
  };
  const link = (words: ReactNode) => <Link href={href(site.locale, 'cookies', {})}>{words}</Link>;
  return (
    <Stack space="s">
      {states.map((state) => (
        <div key={state} data-flow-note={state} hidden={state !== 'open'}>
          <Text size="s" tone="muted" isMeasured>
            <RichText id="reviews.pictures" values={{ state, link }} />
          </Text>
        </div>
      ))}
      <div data-flow={JSON.stringify(options)} suppressHydrationWarning dangerouslySetInnerHTML={filledByProvider} />
    </Stack>
  );
}

/** The tags are the provider's, which the widget names: those of a page of the shop say what it is within the shop. */
function tagged({ tags, tagOperator }: FlowWidget): Pick<FlowOptions, 'tags' | 'tagsOperator'> {
  return { tags, tagsOperator: tagOperator === 'all' ? 'all' : 'any' };
}

/** The product that the page is about. */
function useProductId(): number | undefined {
  const { queries, commerce } = useScope();
  const page = useShownPage();
  const about = page.kind === 'found' ? page.head.about : undefined;
  if (about?.kind !== 'product') return undefined;
  return queries.getQueryData(productQuery(commerce, about.alias).queryKey)?.productId;
}
