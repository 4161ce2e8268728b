import { freeFolderOfThreads } from '../database/data-folder-lock.ts';
import { createFaultSwitch, type FaultPorts } from '../faults/create-fault-switch.ts';
import { readFaultRules } from '../faults/fault-rule.ts';
import type { Repeat } from '../parallel/run-every.ts';
import { connectSmtp } from '../mail/sending/connect-smtp.ts';
import { createSmtpTransport } from '../mail/sending/smtp-transport.ts';
import { plainContent } from '../content/plain-content.ts';
import type { ApiSettings } from '../settings/api-environment.ts';
import { embeddedAccount } from '../settings/embedded-account.ts';
import { networkOf } from '../settings/visitor-address.ts';
import { createMerchantApi } from './create-merchant-api.ts';
import type { MerchantApi, MerchantApiOptions } from './merchant-api-options.ts';

/** What the API needs of whoever runs it, beside the settings. */
export interface ApiSurroundings
  extends Pick<MerchantApiOptions, 'clock' | 'randomId' | 'report' | 'answered' | 'picturesDir'>, FaultPorts {
  /** The shop that is opened where the settings name no profile. */
  demo: Pick<MerchantApiOptions, 'profile' | 'catalogue' | 'content'>;
  randomBytes(size: number): Uint8Array;
  /** Where a request comes from, for what one visitor may do so often. */
  addressOf(request: Request): string;
  /** The numbers of threads of this process that had the data folder and have ended. */
  formerThreads?: readonly number[];
  repeat: Repeat;
  /** Scheme and host that the API is reached at, where it stands apart from the shops. */
  ownUrl?: string | undefined;
  /** A path from the project's top. */
  projectPath(path: string): string;
}

/** Opens the API as the settings say, over its kept data folder or over a PostgreSQL server where one is named. */
export async function openMerchantApi(settings: ApiSettings, surroundings: ApiSurroundings): Promise<MerchantApi> {
  const { clock, randomId, report, answered, picturesDir, demo } = surroundings;
  const { randomBytes, addressOf, projectPath, formerThreads = [] } = surroundings;
  const dataDir = settings.dataDir ?? projectPath('.data');
  await freeFolderOfThreads(`${dataDir}/merchant-api`, formerThreads);
  const firstFaults = readFaultRules(settings.faults);
  return createMerchantApi({
    clock,
    randomId,
    report,
    ...(answered && { answered }),
    apiKey: settings.apiKey,
    databaseUrl: settings.databaseUrl,
    dataDir: `${dataDir}/merchant-api`,
    imageCacheDir: `${dataDir}/images`,
    picturesDir,
    ...(settings.profile ? { profile: settings.profile, content: plainContent(settings.profile) } : demo),
    ownPicturesDir: `${dataDir}/pictures`,
    channelUrls: settings.channelUrls,
    marketInPath: settings.marketInPath ?? false,
    auth: {
      account: embeddedAccount,
      secret: settings.authSecret,
      randomBytes,
      addressOf: (request) => networkOf(addressOf(request)),
      demoAccounts: settings.demoAccounts,
    },
    visitorLimits: settings.visitorLimits ?? true,
    ...mailOf(settings, surroundings),
    notices: surroundings,
    payments: settings.demoPayments
      ? { randomBytes, secret: settings.paymentSecret, pagesUrl: surroundings.ownUrl, repeat: surroundings.repeat }
      : null,
    outbox: settings.tools,
    explorer: settings.tools,
    sandbox: settings.tools,
    sandboxWidget: settings.sandboxWidget ?? false,
    ...(settings.tools && { faults: createFaultSwitch(firstFaults.ok ? firstFaults.rules : [], surroundings) }),
  });
}

function mailOf({ smtpUrl, mailFrom: from }: ApiSettings, { repeat }: ApiSurroundings) {
  if (smtpUrl === undefined) return {};
  return { mail: { transport: createSmtpTransport(connectSmtp(smtpUrl)), repeat, from } };
}
