import { describe, expect, it } from 'vitest';
import { answeringClient, json } from '../../testing/answering-client.ts';
import { getChannel } from './get-channel.ts';
import { getChannels } from './get-channels.ts';

const norwegian = { id: 'nb-NO', name: 'Norsk', code: 'nb' };
const channel = {
  id: '2|no',
  name: 'Norge',
  url: 'https://no.test',
  defaultMarketId: 'no',
  defaultLanguageId: 'nb-NO',
  languages: [norwegian, null],
  markets: [
    {
      id: '2',
      alias: null,
      defaultLanguageId: 'nb-NO',
      virtual: null,
      onlyDisplayInCheckout: true,
      groupKey: 'Scandinavia',
      allowedLanguages: [norwegian],
      country: { name: 'Norway', code: 'NO' },
      currency: null,
    },
  ],
};

describe('getChannels', () => {
  it('fills in what the API leaves open', async () => {
    const { client } = answeringClient(() => json({ data: { channels: [channel, null] } }));
    expect(await getChannels(client)).toEqual([
      {
        ...channel,
        languages: [norwegian],
        markets: [
          {
            ...channel.markets[0],
            alias: '2',
            virtual: false,
            currency: { code: '', symbol: '', name: '', rate: 1 },
          },
        ],
      },
    ]);
  });
});

describe('getChannel', () => {
  it("asks for the client's own channel unless told otherwise", async () => {
    const { client, sent } = answeringClient(() => json({ data: { channel } }));
    await getChannel(client);
    expect(await getChannel(client, { channelId: '2|no' })).toMatchObject({ id: '2|no', defaultMarketId: 'no' });
    expect(sent.map(({ body }) => body.variables['channelId'])).toEqual(['1|se', '2|no']);
  });

  it('is null when there is no such channel', async () => {
    const { client } = answeringClient(() => json({ data: { channel: null } }));
    expect(await getChannel(client, { channelId: '9|xx' })).toBeNull();
  });
});
