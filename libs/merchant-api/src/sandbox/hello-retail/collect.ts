import { sandboxAnswer, sandboxRefusal } from '../sandbox-answers.ts';
import type { SandboxSite } from '../sandbox-sites.ts';
import { isTrackingCode } from './hit.ts';

/** What was collected, newest last; the oldest are forgotten. */
export interface CollectedEvents {
  add(event: Record<string, unknown>): void;
  all(): readonly Record<string, unknown>[];
}

const MOST_EVENTS = 200;
const kinds = ['click', 'cart', 'conversion', 'pageview'];
/** Whoever wants no tracking sends zeros. */
const nobody = '0'.repeat(24);

export function createCollectedEvents(): CollectedEvents {
  const events: Record<string, unknown>[] = [];
  return {
    add(event) {
      events.push(event);
      if (events.length > MOST_EVENTS) events.shift();
    },
    all: () => events,
  };
}

export function isTrackingUser(id: unknown): id is string {
  return typeof id === 'string' && /^[0-9a-f]{24}$/.test(id);
}

/** Takes a click, a cart, a purchase or a view of a page. Nothing is kept of a visitor who wants no tracking. */
export function collect(
  kind: string,
  body: Record<string, unknown>,
  { sites, events }: { sites: readonly SandboxSite[]; events: CollectedEvents },
): Response {
  const { websiteUuid, trackingUserId, source } = body;
  if (!kinds.includes(kind)) return sandboxRefusal(404, `Nothing is collected at ${kind}`);
  if (!sites.some((site) => site.websiteUuid === websiteUuid)) return sandboxRefusal(400, 'Invalid websiteUuid');
  if (!isTrackingUser(trackingUserId)) return sandboxRefusal(400, 'Invalid trackingUserId');
  if (kind === 'click' && !isTrackingCode(source)) return sandboxRefusal(400, 'Invalid source');
  if (trackingUserId === nobody) return sandboxAnswer({ success: true, message: 'Not tracked for anonymous user' });
  events.add({ kind, ...body });
  return sandboxAnswer({ success: true });
}
