import { type ComponentProps, Fragment, useEffect, useRef, useState } from 'react';
import { Editor } from 'react-live';
import { facts, guidance } from 'virtual:component-facts';
import { compositions } from './playground-compositions.ts';
import { circumstancesIn, codeIn, playgroundLink, type Circumstances } from './playground-link.ts';
import { playgroundMessage } from './playground-messages.ts';
import * as styles from './playground.css.ts';
import { textsOf } from '../src/testing/texts-of.ts';
import { baseTokens } from '../src/theme/tokens.ts';
import { toolbar } from './toolbar.ts';

const widths = [390, 768, 1360] as const;
const globals = ['brand', 'locale', 'direction'] as const;
const names = { brand: 'Theme', locale: 'Language', direction: 'Direction' };

const { surface, text, status } = baseTokens;
const inTheShopsColours: ComponentProps<typeof Editor>['theme'] = {
  plain: { color: text.strong, backgroundColor: surface.raised },
  styles: [
    { types: ['tag', 'keyword'], style: { color: text.linkHover } },
    { types: ['attr-name', 'function'], style: { color: status.info.ink } },
    { types: ['string', 'attr-value', 'number'], style: { color: status.success.ink } },
    { types: ['comment', 'punctuation', 'operator'], style: { color: text.muted } },
  ],
};

/** Storybook opens its docs in a frame; the address that somebody shared is the window's around it. */
function sharedSearch(): string {
  return codeIn(location.search) === null ? window.parent.location.search : location.search;
}

/** Code on one side, the same at three widths on the other. Nothing is fetched from elsewhere, and nothing is kept. */
export function Playground() {
  const [code, setCode] = useState(() => codeIn(sharedSearch()) ?? compositions[0]?.code ?? '');
  const [chosen, setChosen] = useState(() => circumstancesIn(sharedSearch()));
  const [isCopied, setCopied] = useState(false);
  const choose = (next: Partial<Circumstances>) => {
    setChosen({ ...chosen, ...next });
    setCopied(false);
  };
  const write = (next: string) => {
    setCode(next);
    setCopied(false);
  };
  const share = async () => {
    await navigator.clipboard.writeText(new URL(playgroundLink(code, chosen), location.href).href);
    setCopied(true);
  };
  return (
    <div className={styles.playground}>
      <div className={styles.side}>
        <div className={styles.bar}>
          <Pick
            label="Start from"
            options={compositions.map(({ name }) => name)}
            onPick={(name) => write(compositions.find((one) => one.name === name)?.code ?? '')}
          />
          <Pick
            label="Add a component"
            options={guidance.map(({ component }) => component).sort()}
            onPick={(name) => write(`<>\n${inner(code)}\n${facts.snippets[name] ?? ''}\n</>`)}
          />
        </div>
        <div ref={nameEditor}>
          <Editor
            className={styles.editor}
            code={code}
            language="tsx"
            tabMode="focus"
            theme={inTheShopsColours}
            onChange={write}
          />
        </div>
        <p>
          JSX, or a whole function component with <code>React.useState</code> in it. <code>t</code> and <code>c</code>{' '}
          are the words of the demo and its checkout in the chosen language, <code>photo(…)</code> its pictures. An
          error is told in the frames. The link carries the code and what it is looked at in; what was pressed in a
          frame begins anew.
        </p>
        <Words locale={chosen.locale} />
        <button type="button" className={styles.button} onClick={() => void share()}>
          {isCopied ? 'Copied' : 'Copy a link to this'}
        </button>
      </div>
      <div className={styles.side}>
        <div className={styles.bar}>
          {globals.map((name) => (
            <label key={name}>
              {names[name]}{' '}
              <select value={chosen[name]} onChange={({ target }) => choose({ [name]: target.value })}>
                {optionsOf(name).map(({ value, title }) => (
                  <option key={value} value={value}>
                    {title}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <label>
            Size{' '}
            <select value={chosen.size} onChange={({ target }) => choose({ size: target.value })}>
              <option value="100">100 %</option>
              <option value="50">50 %</option>
            </select>
          </label>
        </div>
        {widths.map((width) => (
          <Frame key={width} width={width} code={code} circumstances={chosen} />
        ))}
      </div>
    </div>
  );
}

/** The editor is an element that takes text, without a role or a name of its own. */
function nameEditor(place: HTMLElement | null): void {
  const written = place?.querySelector('pre');
  for (const [name, value] of [
    ['role', 'textbox'],
    ['aria-multiline', 'true'],
    ['aria-label', 'Code'],
  ] as const)
    written?.setAttribute(name, value);
}

/** Every word of `t`, by its name: whoever composes finds what is written already. */
function Words({ locale }: { locale: string }) {
  const [sought, setSought] = useState('');
  const words = Object.entries(textsOf(locale)).flatMap(([name, text]) => {
    const said = typeof text === 'string' ? text : Array.isArray(text) ? text.join(' · ') : '';
    return `t.${name} ${said}`.toLowerCase().includes(sought.trim().toLowerCase()) && said ? [{ name, said }] : [];
  });
  return (
    <details>
      <summary>Words of t</summary>
      <label>
        Find a word <input type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
      </label>
      <dl className={styles.words}>
        {words.map(({ name, said }) => (
          <Fragment key={name}>
            <dt>
              <code>t.{name}</code>
            </dt>
            <dd>{said}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}

/** What stands in a fragment around all, so that parts can be added to it; a component as an element of it. */
function inner(code: string): string {
  if (!code.trim().startsWith('<')) return `{React.createElement(${code.trim().replace(/;$/, '')})}`;
  return /^\s*<>\n?([\s\S]*?)\n?<\/>\s*$/.exec(code)?.[1] ?? code;
}

function optionsOf(name: string): readonly { value: string; title: string }[] {
  const items = toolbar.globalTypes?.[name]?.toolbar?.items ?? [];
  return items.map((item) =>
    typeof item === 'string' ? { value: item, title: item } : { value: String(item.value), title: String(item.title) },
  );
}

interface PickProps {
  label: string;
  options: readonly string[];
  onPick(option: string): void;
}

function Pick({ label, options, onPick }: PickProps) {
  return (
    <label>
      {label}{' '}
      <select value="" onChange={({ target }) => onPick(target.value)}>
        <option value="" disabled>
          …
        </option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

interface FrameProps {
  width: number;
  code: string;
  circumstances: Circumstances;
}

function Frame({ width, code, circumstances }: FrameProps) {
  const scale = Number(circumstances.size) / 100;
  const frame = useRef<HTMLIFrameElement>(null);
  // Another language or theme is another document, which tells anew that it is ready.
  const [readyTimes, setReadyTimes] = useState(0);
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const isFromHere = event.source === frame.current?.contentWindow;
      if (isFromHere && playgroundMessage(event)?.torgPlayground === 'ready') setReadyTimes((times) => times + 1);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (readyTimes > 0) frame.current?.contentWindow?.postMessage({ torgPlayground: 'code', code }, location.origin);
  }, [readyTimes, code]);
  const asChosen = globals.map((name) => `${name}:${circumstances[name]}`);
  const height = width < 600 ? 844 : 700;
  return (
    <figure className={styles.figure}>
      <figcaption>{width} px</figcaption>
      <div style={{ width: width * scale, height: height * scale }} className={styles.frame}>
        <iframe
          ref={frame}
          title={`${width} px`}
          src={`./iframe.html?id=playground-frame--frame&viewMode=story&globals=${asChosen.join(';')}`}
          style={{ width, height, transform: `scale(${scale})`, transformOrigin: '0 0', border: 0 }}
        />
      </div>
    </figure>
  );
}
