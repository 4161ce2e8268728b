import { patience, type Shopper } from './laws.ts';
import { shopperClock } from './surroundings.ts';

/** What a browser without script shows. */
export interface Shown {
  status: number;
  /** Where it leads on to, within the shop. */
  location: string | null;
  html: string;
}

/** A browser without script: it follows nothing by itself, and keeps cookies for as long as they say. */
export interface Browser {
  /** Asks for a page until it is answered by anything but an outage; null where nobody answers. */
  open(path: string): Promise<Shown | null>;
  /** Sends a form once; null where the answer was lost. */
  send(path: string, fields: Readonly<Record<string, string>>): Promise<Shown | null>;
  /** A cookie that still serves. */
  cookie(name: string): string | null;
}

/** Opens one for a shopper, over the network between browsers and the shop. */
export function openBrowser({ wait }: Shopper, network: typeof fetch, origin: string): Browser {
  const jar = new Map<string, { value: string; endsAt: number }>();
  const serving = () => [...jar].filter(([, { endsAt }]) => endsAt > shopperClock.now());
  const keep = (line: string) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const age = /;\s*max-age=(\d+)/i.exec(line)?.[1];
    const endsAt = age === undefined ? Infinity : shopperClock.now() + Number(age) * 1000;
    jar.set(name, { value, endsAt });
  };

  async function ask(path: string, init: RequestInit): Promise<Shown | null> {
    const cookie = serving().map(([name, { value }]) => `${name}=${value}`);
    try {
      const headers = { ...init.headers, cookie: cookie.join('; '), host: new URL(origin).host };
      const answer = await network(`${origin}${path}`, { ...init, headers, redirect: 'manual' });
      const html = await answer.text();
      answer.headers.getSetCookie().forEach(keep);
      return { status: answer.status, location: answer.headers.get('location'), html };
    } catch (error) {
      if (error instanceof TypeError) return null;
      throw error;
    }
  }

  return {
    async open(path) {
      for (let tries = 0; tries < patience; tries += 1) {
        const shown = await ask(path, {});
        if (shown && shown.status < 500) return shown;
        await wait();
      }
      return null;
    },
    send: (path, fields) => ask(path, { method: 'POST', body: new URLSearchParams(fields) }),
    cookie: (name) => serving().find(([own]) => own === name)?.[1].value ?? null,
  };
}
