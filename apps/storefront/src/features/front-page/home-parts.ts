import { laterStatic } from '../../elements/later-static.tsx';

/** What stands on the front page: a document brings it written, and its code comes where React draws it. */
export const homeParts = laterStatic(['home', 'content', 'goods'], () => import('./front-area.part.ts'));

export const LaterFrontArea = homeParts.part(({ FrontArea }) => FrontArea);
