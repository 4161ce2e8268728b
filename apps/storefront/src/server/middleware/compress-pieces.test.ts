import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressPieces, type Encoding } from './compress-pieces.ts';

function pack(encoding: Encoding, pieces: readonly string[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(Buffer.from(piece));
      controller.close();
    },
  });
  return body.pipeThrough(compressPieces(encoding));
}

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('what was packed as %s unpacks to what it was', async (encoding, unpack) => {
  const pieces = ['<p>Muggar</p>'.repeat(5_000), '', '<p>Skålar</p>'];
  const packed = await new Response(pack(encoding, pieces)).arrayBuffer();
  expect(unpack(packed).toString()).toBe(pieces.join(''));
  expect(packed.byteLength).toBeLessThan(1_000);
});

it('a piece can be unpacked before the next one is there', async () => {
  const { readable, writable } = compressPieces('br');
  const sender = writable.getWriter();
  const unpacker = createBrotliDecompress();
  void sender.write(Buffer.from('<p>Muggar</p>'));
  const reader = readable.getReader();
  const arrived = new Promise((resolve) => unpacker.once('data', resolve));
  unpacker.write((await reader.read()).value);
  unpacker.flush();
  expect(String(await arrived)).toBe('<p>Muggar</p>');
});

it('tells the source when the visitor has left', async () => {
  let isStopped = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1_000)),
    cancel: () => void (isStopped = true),
  });
  const reader = endless.pipeThrough(compressPieces('gzip')).getReader();
  await reader.read();
  await reader.cancel();
  await expect.poll(() => isStopped).toBe(true);
});
