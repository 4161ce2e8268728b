import type { ImageStore } from './create-image-store.ts';
import { isImagePath, readImageRequest } from './image-request.ts';

const ONE_YEAR = 365 * 24 * 60 * 60;

/** Answers a request for a picture; null where the path is none. */
export async function answerImage(request: Request, images: ImageStore): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (!isImagePath(pathname)) return null;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Ask for pictures by GET.', { status: 405, headers: { allow: 'GET, HEAD' } });
  }
  const wanted = readImageRequest(pathname, request.headers.get('accept'));
  const image = wanted && (await images(wanted));
  if (!image) {
    return new Response('There is no such picture.', { status: 404, headers: { 'cache-control': 'no-store' } });
  }
  const headers = {
    'content-type': `image/${image.format}`,
    'cache-control': `public, max-age=${ONE_YEAR}, immutable`,
    etag: `"${image.version}"`,
    'x-content-type-options': 'nosniff',
    ...(image.isNegotiated && { vary: 'Accept' }),
  };
  if (request.headers.get('if-none-match')?.includes(headers.etag)) return new Response(null, { status: 304, headers });
  if (request.method === 'HEAD') return new Response(null, { headers });
  const bytes = await image.bytes();
  return new Response(bytes, { headers: { ...headers, 'content-length': String(bytes.byteLength) } });
}
