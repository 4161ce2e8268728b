import type { PictureSource } from '../commerce/picture/picture.tsx';

const sweater =
  'M165 150c20 26 130 26 150 0l62 34c12 8 18 20 22 36l34 150-58 20-27-88-6 168H138l-6-168-27 88-58-20 34-150c4-16 10-28 22-36z';

const shapes = {
  sweater,
  /** Cut open down the front. */
  cardigan: `${sweater}M237 172h6v278h-6zM254 230a7 7 0 1 1-.1 0zM254 300a7 7 0 1 1-.1 0zM254 370a7 7 0 1 1-.1 0z`,
  rollneck: `${sweater}M176 118c22 12 106 12 128 0l11 32c-20 26-130 26-150 0z`,
  vest: 'M176 150c20 44 128 44 128 0l46 22c-16 50-12 92 2 128v150H128V300c14-36 18-78 2-128z',
  beanie: 'M120 372c-6-130 30-208 120-208s126 78 120 208zM108 372h264v62H108zM240 120a24 24 0 1 1-.1 0z',
  mug: 'M120 200h200v190c0 40-24 60-60 60h-80c-36 0-60-20-60-60zM320 240h34c56 0 56 120 0 120h-34v-34h26c20 0 20-52 0-52h-26z',
  blanket: 'M84 190c90-34 220 26 312-8v240c-92 34-222-26-312 8zM84 300c90-34 220 26 312-8v26c-92 34-222-26-312 8z',
  vase: 'M196 130h88c-6 44 2 66 32 104 52 66 40 160-16 226H180c-56-66-68-160-16-226 30-38 38-60 32-104z',
} as const;

export type DrawnShape = keyof typeof shapes;

/** A drawn product on the tinted ground, so that stories need no files and no network. */
export function drawnPicture(shape: DrawnShape, colour: string, alt = ''): PictureSource {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600" viewBox="0 0 480 600"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#faf6f0"/><stop offset="1" stop-color="#efe6da"/></linearGradient><linearGradient id="s" x2="1"><stop stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-opacity=".16"/></linearGradient></defs><path fill="url(#g)" d="M0 0h480v600H0z"/><ellipse cx="240" cy="482" rx="170" ry="20" fill="#3d2c1a" opacity=".13"/><g fill-rule="evenodd" transform="translate(0 20)"><path fill="${colour}" d="${shapes[shape]}"/><path fill="url(#s)" d="${shapes[shape]}"/></g></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width: 480, height: 600, alt };
}

/** CSS colours of the goods in the stories, in the order of the texts' colour names. */
export const goodsColours = ['#7a4a63', '#5c6b3c', '#d9822b', '#27324d', '#cfc4b2', '#a4492e', '#8d8aa5'] as const;
