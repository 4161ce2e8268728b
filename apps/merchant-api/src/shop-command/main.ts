import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { demoProfile } from '@torg/demo-shop';
import { sandboxPayBack, withShopDatabase } from '@torg/merchant-api/back-office';
import { readSettings } from '../read-settings.ts';
import { allCommands } from './all-commands.ts';
import { helpLines, readShopCommand } from './read-shop-command.ts';
import type { CommandOutcome } from './shop-command.ts';

function refusal(...lines: readonly string[]): CommandOutcome {
  return { ok: false, lines };
}

async function act(): Promise<CommandOutcome> {
  const read = readShopCommand(allCommands, process.argv.slice(2));
  if (read.ok === 'help') return { ok: true, lines: helpLines(allCommands) };
  if (!read.ok) return refusal(read.problem);
  const settings = readSettings(process.env, fileURLToPath(new URL('../../../../.data', import.meta.url)));
  if (!settings.ok) return refusal('The settings are wrong:', ...settings.problems.map((problem) => `  - ${problem}`));
  const { databaseUrl, dataDir, channelUrls, authSecret: secret, profile } = settings.settings;
  const place = databaseUrl ? { databaseUrl } : { dataDir: `${dataDir}/merchant-api` };
  const [origin = ''] = Object.values(channelUrls);
  return withShopDatabase(place, (db) =>
    read.run({
      db,
      shopName: (profile ?? demoProfile).name,
      now: Date.now(),
      randomBytes,
      secret,
      origin,
      channelUrls,
      payments: sandboxPayBack,
    }),
  );
}

const { ok, lines } = await act().catch((error: unknown) =>
  refusal(error instanceof Error ? error.message : String(error)),
);
for (const line of lines) (ok ? console.log : console.error)(line);
if (!ok) process.exitCode = 1;
