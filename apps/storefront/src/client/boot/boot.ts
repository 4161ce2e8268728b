import { favouritesKey } from '../../config/stored.ts';
import { bootName } from '../../config/boot-name.ts';
import { tabStorage } from '../tab-storage.ts';
import { holdTouches } from './hold-touches.ts';
import { earlyHearts } from './early-hearts.ts';
import { startScript } from './start-script.ts';

/*
 * All that a document runs before somebody does something in it: it fetches the script of the page when that is meant, or
 * when the tab is loaded and idle, and loses nothing that is done until then.
 */
const settings = document.querySelector<HTMLMetaElement>(`meta[name="${bootName}"]`)?.dataset;
if (settings) {
  const starter = startScript(window, settings, (entry) => import(/* @vite-ignore */ entry));
  const hearts = earlyHearts(document, () => localStorage, favouritesKey);
  const isKept = (key: string) => !!tabStorage(() => localStorage).getItem(key);
  const touches = holdTouches(window, { start: starter.start, mark: hearts.mark, isKept });
  starter.onFailure(touches.giveUp);
  window.shopBoot = { marked: hearts.marked, alive: touches.release };
}
