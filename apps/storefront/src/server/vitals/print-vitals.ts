import { readConfig } from '../../config/read-config.ts';
import { vitalsFolder } from './vitals-place.ts';
import { readVitals } from './vitals-folder.ts';
import { vitalsTable } from './vitals-table.ts';

/** How many days are told of where nobody says. */
const usualDays = 7;

/** `npm run vitals [-- DAYS]`: how quick the pages were for those who visited them. */
async function print(given: string | undefined): Promise<void> {
  const mostDays = Number(given ?? usualDays);
  if (!Number.isInteger(mostDays) || mostDays < 1) throw new Error('Say how many days: npm run vitals -- 7');
  const folder = vitalsFolder(readConfig(process.env));
  const { days, unreadable } = await readVitals(folder, mostDays);
  if (days.length === 0) console.log(`Nothing is counted in ${folder} yet.`);
  for (const { date, day } of days) console.log(`${vitalsTable(date, day).join('\n')}\n`);
  for (const file of unreadable) console.error(`${file} cannot be read, and is left out.`);
}

try {
  await print(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
