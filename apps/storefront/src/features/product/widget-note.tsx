import { useSyncExternalStore, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { RichText } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Link, Text } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';

/** Whose reviews they are, and why none are there: nobody has said yes to them, or their script did not come. */
export const WidgetNote = observer(function WidgetNote() {
  const { config, site, stores } = useScope();
  const { consent, events } = stores;
  const script = config.scripts?.reviews?.script;
  const isMissing = useSyncExternalStore(
    (hear) => events.subscribe(hear),
    () => events.events.some(({ type, data }) => type === 'error:script' && data.address === script),
    () => false,
  );
  // What was chosen is kept in the browser: the document does not know it.
  const isAgreed = useHydrated() && (consent.choice?.statistics ?? false);
  const state = isMissing ? 'missing' : isAgreed ? 'agreed' : 'open';
  const link = (words: ReactNode) => <Link href={href(site.locale, 'cookies', {})}>{words}</Link>;
  return (
    <Text size="s" tone="muted" isMeasured>
      <RichText id="reviews.widget" values={{ state, link }} />
    </Text>
  );
});
