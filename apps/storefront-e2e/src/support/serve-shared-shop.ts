// Starts the shop that all journeys walk through, with data of its own: never the one that a developer has running.
import { rm } from 'node:fs/promises';
import { ownPorts, shopPort } from './addresses.ts';
import { ownData, runFolder, seededData } from './run-folder.ts';
import { runShop } from './run-shop.ts';

const seeding = await runShop(ownPorts.seeding, { DATA_DIR: seededData });
await seeding.stop();
const shop = await runShop(shopPort, { DATA_DIR: await ownData() });

process.once('SIGTERM', () => void end());

async function end(): Promise<void> {
  // The signal may have ended the shop already.
  await shop.stop().catch(() => {});
  await rm(runFolder, { recursive: true, force: true });
}
