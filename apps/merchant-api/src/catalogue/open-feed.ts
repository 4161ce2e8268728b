import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** A feed that is being read. */
export interface OpenFeed {
  bytes: AsyncIterable<Uint8Array>;
  /** How much of the file was read, from 0 to 1. */
  share(): number;
}

/** Opens a feed for reading from its beginning; one that is packed with gzip is unpacked on the way. */
export async function openFeed(file: string): Promise<OpenFeed> {
  const { size, isPacked } = await inspect(file);
  let read = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 })) {
      const bytes: Uint8Array = chunk;
      read += bytes.length;
      yield bytes;
    }
  }
  // Whoever reads what comes out of the pipeline meets its errors there.
  const bytes = isPacked ? pipeline(Readable.from(counted()), createGunzip(), () => {}) : counted();
  return { bytes, share: () => (size === 0 ? 1 : read / size) };
}

async function inspect(file: string): Promise<{ size: number; isPacked: boolean }> {
  const handle = await open(file).catch((error: unknown) => {
    throw new Error(`The feed ${file} cannot be opened. Check its name, and that you may read it.`, { cause: error });
  });
  try {
    const facts = await handle.stat();
    if (!facts.isFile()) throw new Error(`${file} is not a file. Name the feed itself.`);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return { size: facts.size, isPacked: bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b };
  } finally {
    await handle.close();
  }
}
