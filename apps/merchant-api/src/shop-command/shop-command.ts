import type { PayBackPort, ShopDatabase } from '@torg/merchant-api/back-office';

/** What a command works with. */
export interface ShopWorld {
  db: ShopDatabase;
  /** What the shop is called. */
  shopName: string;
  /** In milliseconds since 1970. */
  now: number;
  randomBytes(size: number): Uint8Array;
  /** What the shop signs access tokens with, where its settings name it. */
  secret: string | undefined;
  /** Gives back what was paid. */
  payments: PayBackPort;
  /** Scheme and host of the shop. */
  origin: string;
  /** Scheme and host of each channel's pages, by channel id. */
  channelUrls: Readonly<Record<string, string>>;
}

/** What came of a command: the lines to print, and whether it did what was asked. */
export interface CommandOutcome {
  ok: boolean;
  lines: readonly string[];
}

/** What the user asked for, ready to be done; or what is wrong with it, in a sentence. */
export type ReadCommand = { ok: true; run(world: ShopWorld): Promise<CommandOutcome> } | { ok: false; problem: string };

/** Something that the back office can do. */
export interface ShopCommand {
  /** As it is typed, such as `review accept`. */
  name: string;
  /** What is typed behind the name. */
  usage: string;
  /** What it does, for the list of commands. */
  about: string;
  /** Reads what is typed behind the name. May throw what `parseArgs` throws. */
  read(args: string[]): ReadCommand;
}

/** It was done. */
export function done(...lines: readonly string[]): CommandOutcome {
  return { ok: true, lines };
}

/** It could not be done, and why. */
export function refused(line: string): CommandOutcome {
  return { ok: false, lines: [line] };
}
