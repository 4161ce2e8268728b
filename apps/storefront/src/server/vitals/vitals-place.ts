import type { Config } from '../../config/config-schema.ts';
import { workspacePath } from '../workspace-path.ts';

/** Where the shop keeps how quick its pages were. */
export function vitalsFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return `${dataDir ?? workspacePath('.data')}/vitals`;
}
