/** Where the masters of the demo's pictures are, from the project's top. */
export const demoPictures = 'libs/demo-shop/pictures';
