import type { AskCatalogue } from './ask-catalogue.ts';
import { answerFlowbox } from './flowbox/answer-flowbox.ts';
import { answerHelloRetail, type HelloRetailParts } from './hello-retail/answer-hello-retail.ts';
import { createCollectedEvents } from './hello-retail/collect.ts';
import { answerLipscore } from './lipscore/answer-lipscore.ts';
import { sandboxAnswer, sandboxRefusal } from './sandbox-answers.ts';
import type { SandboxSite } from './sandbox-sites.ts';

/** What the doubles of providers need. */
export interface SandboxOptions {
  sites: readonly SandboxSite[];
  ask: AskCatalogue;
  /** Makes ids such as `3f1c…`; hexadecimal digits are taken from them. */
  randomId(): string;
}

export type Sandbox = (request: Request) => Promise<Response | null>;

/**
 * Doubles of the providers that a shop may be joined to, in their own shapes but over this catalogue. `GET /sandbox` tells
 * the keys. Not for production. The answer is null where the path is another.
 */
export function createSandbox({ sites, ask, randomId }: SandboxOptions): Sandbox {
  const helloRetail: HelloRetailParts = {
    sites,
    ask,
    events: createCollectedEvents(),
    newTrackingUser: () => hexadecimal(randomId()),
  };
  return async (request) => {
    const { pathname } = new URL(request.url);
    const [, provider, path = ''] = /^\/sandbox(?:\/([\w-]+)(?:\/serve)?(?:\/(.+))?)?$/.exec(pathname) ?? [];
    if (!/^\/sandbox(\/|$)/.test(pathname)) return null;
    if (request.method === 'OPTIONS') return sandboxAnswer({});
    try {
      if (provider === 'hello-retail') return await answerHelloRetail(request, path, helloRetail);
      if (provider === 'flowbox') return await answerFlowbox(request, path, { sites, ask });
      if (provider === 'lipscore') return await answerLipscore(request, path, { sites, ask });
    } catch (error) {
      return sandboxRefusal(500, error instanceof Error ? error.message : 'Something went wrong');
    }
    return sandboxAnswer({ sites: sites.map(describeSite) });
  };
}

function describeSite({ language, channelId, websiteUuid }: SandboxSite) {
  const keys = ['page', 'search', 'recommendations', 'reviews', 'flows'].map((name) => [name, `${name}-${language}`]);
  return { channelId, websiteUuid, keys: Object.fromEntries(keys) };
}

/** 24 hexadecimal digits out of an id; ids that hold few are filled up by their characters' numbers. */
function hexadecimal(id: string): string {
  const digits = id.toLowerCase().replace(/[^0-9a-f]/g, '');
  const more = [...id].map((character) => character.charCodeAt(0).toString(16)).join('');
  return `${digits}${more}`.padEnd(24, '0').slice(0, 24);
}
