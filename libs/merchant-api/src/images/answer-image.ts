import type { ImageStore } from './create-image-store.ts';
import { readImageRequest } from './image-request.ts';

const ONE_YEAR = 365 * 24 * 60 * 60;

/** Answers a request for a picture; null where the path is none. */
export async function answerImage(request: Request, images: ImageStore): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/product/')) return null;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Ask for pictures by GET.', { status: 405, headers: { allow: 'GET, HEAD' } });
  }
  const wanted = readImageRequest(pathname, request.headers.get('accept'));
  const image = wanted && (await images(wanted));
  if (!image)
    return new Response('There is no such picture.', { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(request.method === 'HEAD' ? null : image.bytes, {
    headers: {
      'content-type': `image/${image.format}`,
      'content-length': String(image.bytes.byteLength),
      'cache-control': `public, max-age=${ONE_YEAR}, immutable`,
      vary: 'Accept',
    },
  });
}
