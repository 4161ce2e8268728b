import { href } from '@torg/market-routing';
import { shopLanguageOf } from '../market/shop-language.ts';
import type { Shop } from '../market/find-shop.ts';

/** The whole addresses of the pages that mails of an organization lead to. */
export function companyPages({ channel, language }: Pick<Shop, 'channel' | 'language'>) {
  const spoken = shopLanguageOf(language.id);
  const at = (path: string) => channel.url.replace(/\/$/, '') + path;
  return {
    invitation: (key: string) => at(href(spoken, 'companyInvitation', {}, { key })),
    approval: (id: string) => at(href(spoken, 'companyApproval', {}, { id })),
  };
}
