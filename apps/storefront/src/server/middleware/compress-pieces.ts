import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** How an answer may be packed on its way. */
export type Encoding = 'br' | 'gzip';

/** As quick as gzip, and smaller. */
export const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const encoders = {
  br: () => createBrotliCompress(brotliOptions),
  gzip: () => createGzip(),
} as const;

/** What the standard says, and TypeScript's types do not yet. */
type CancellableTransformer = Transformer<Uint8Array, Uint8Array> & { cancel(): void };

/**
 * Packs a stream so that each piece of it can be unpacked when it arrives, and none waits for the next. When the visitor
 * leaves, what the stream comes from is told.
 */
export function compressPieces(encoding: Encoding): ReadableWritablePair<Uint8Array, Uint8Array> {
  const encoder = encoders[encoding]();
  const flushed = () => new Promise<void>((resolve) => encoder.flush(() => resolve()));
  const transformer: CancellableTransformer = {
    start(controller) {
      encoder.on('data', (packed: Uint8Array) => controller.enqueue(packed));
      encoder.on('error', (error) => controller.error(error));
    },
    transform(piece) {
      encoder.write(piece);
      return flushed();
    },
    flush() {
      return new Promise<void>((resolve) => encoder.once('end', resolve).end());
    },
    // What it still held would come to a stream that nobody reads.
    cancel: () => void encoder.destroy(),
  };
  return new TransformStream(transformer);
}
