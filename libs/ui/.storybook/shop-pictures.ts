const pictures = '../../demo-shop/pictures';

/** The sizes in which pages of the shop ask for each kind of picture, as they stand in the addresses. */
const sizes = {
  product: ['120f150', '240f300', '320f400', '480f600', '640f800', '960f1200'],
  category: ['240f180', '320f240', '480f360', '640f480', '480', '768', '960', '1280', '1920'],
  campaign: ['480', '768', '960', '1280', '1920'],
  pagewidget: ['320', '480', '640', '768', '960', '1280', '1600', '1920'],
  brand: ['320'],
} as const;

/** The demo's pictures, each whole under the address of every size: the shop's image service makes them smaller. */
export const shopPictures = Object.entries(sizes).flatMap(([kind, folders]) =>
  folders.map((folder) => ({ from: `${pictures}/${kind}`, to: `/media/${kind}/${folder}` })),
);
