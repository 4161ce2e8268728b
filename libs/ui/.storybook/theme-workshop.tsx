import { useId, useState } from 'react';
import { themeVariables } from '../src/testing/theme-variables.ts';
import { ThemedShop } from '../src/testing/themed-shop.tsx';
import { channelThemes } from '../src/theme/channel-themes.ts';
import { themableTokens, themeRule } from '../src/theme/theme-rule.ts';
import { tokenList } from '../src/theme/token-list.ts';
import * as styles from './explorers.css.ts';
import { themeIn, themeLink, themeWritten } from './theme-link.ts';

type ThemeMap = Readonly<Record<string, string>>;

/** Where most themes begin: the grounds, the words, and what is pressed. */
const first = ['surface.page', 'text.strong', 'text.link', 'action.primary.ground', 'action.primary.ink', 'accent'];
const starts: Readonly<Record<string, ThemeMap>> = { ...channelThemes, Empty: {} };
const own = new Map<string, string>(tokenList().map(({ name, value }) => [name, value]));

/** A map, by pickers and by its text, and the shop in it. Its link opens it for somebody else. */
export function ThemeWorkshop() {
  // Storybook opens its docs in a frame; the address that somebody shared is the window's around it.
  const [map, setMap] = useState<ThemeMap>(
    () => themeIn(location.search) ?? themeIn(window.parent.location.search) ?? channelThemes.fjord,
  );
  const [text, setText] = useState(() => written(map));
  const [shared, setShared] = useState<{ link: string; isCopied: boolean } | null>(null);
  const problemId = useId();
  const isBroken = themeWritten(text) === undefined;
  const take = (next: ThemeMap, as = written(next)) => {
    setMap(next);
    setText(as);
    setShared(null);
  };
  const write = (next: string) => take(themeWritten(next) ?? map, next);
  const share = async () => {
    const link = new URL(themeLink(map), location.href).href;
    setShared({ link, isCopied: await copied(link) });
  };
  const leftOut = new Set(themeRule(map).problems.map(({ name }) => name));
  const applied = Object.fromEntries(Object.entries(map).filter(([name]) => !leftOut.has(name)));
  const named = [...new Set([...first, ...Object.keys(map)])].filter((name) => isColour(map[name] ?? own.get(name)));
  return (
    <>
      <div className={styles.tools}>
        <label>
          Start from{' '}
          <select value="" onChange={({ target }) => take(starts[target.value] ?? {})}>
            <option value="" disabled>
              …
            </option>
            {Object.keys(starts).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          Add a token{' '}
          <select value="" onChange={({ target }) => take({ ...map, [target.value]: own.get(target.value) ?? '' })}>
            <option value="" disabled>
              …
            </option>
            {themableTokens().map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <button type="button" className={styles.tool} onClick={() => void share()}>
          Copy a link to this theme
        </button>
        <span role="status" className={styles.shared}>
          {shared?.isCopied && 'Copied'}
          {shared?.isCopied === false && `The browser keeps it to itself. The link: ${shared.link}`}
        </span>
      </div>
      <div className={styles.workshop}>
        <ul className={styles.pickers}>
          {named.map((name) => (
            <li key={name}>
              <label>
                <input
                  type="color"
                  value={map[name] ?? own.get(name) ?? ''}
                  onChange={({ target }) => take({ ...map, [name]: target.value })}
                />{' '}
                {name}
              </label>
            </li>
          ))}
        </ul>
        <div>
          <label>
            The map
            <textarea
              className={styles.map}
              spellCheck={false}
              rows={16}
              value={text}
              aria-invalid={isBroken}
              aria-describedby={isBroken ? problemId : undefined}
              onChange={({ target }) => write(target.value)}
            />
          </label>
          {isBroken && <small id={problemId}>This is no JSON yet: the last map that was is shown.</small>}
        </div>
      </div>
      {/* The docs have styles of their own for every paragraph. */}
      <div className={`sb-unstyled ${styles.shop}`} style={themeVariables(applied)}>
        <ThemedShop theme={map} />
      </div>
    </>
  );
}

function written(map: ThemeMap): string {
  return JSON.stringify(map, null, 2);
}

/** A browser has no clipboard for a page that came over plain HTTP, and may refuse another. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** As the browser's picker holds it. */
function isColour(value: string | undefined): boolean {
  return value !== undefined && /^#[\da-f]{6}$/i.test(value);
}
