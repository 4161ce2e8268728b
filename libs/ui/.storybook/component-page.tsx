import { Controls, Description, Primary, Source, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode } from 'react';
import { facts, guidance } from 'virtual:component-facts';
import type { Guidance } from '../src/guides/guidance.ts';
import { changesOf } from './changelog.ts';
import * as styles from './component-page.css.ts';
import { playgroundLink } from './playground-link.ts';
import { wholeChangelog } from './whole-changelog.ts';

const docsOf = (name: string) => `./?path=/docs/${facts.pages[name]}`;

/** One page for every component: what it is and when to use it first, its states and its props after that. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const told = guidance.find(({ component }) => component === name);
  if (!told) return <PageOfStories />;
  const skeleton = guidance.find(
    ({ component }) => component === `${name}Skeleton` && facts.pages[component] === facts.pages[name],
  );
  return (
    <>
      <Title />
      <Standing guidance={told} />
      <Subtitle />
      <Description />
      <Primary />
      <Snippet name={name} />
      <Guide guidance={told} />
      {skeleton && (
        <>
          <h2>{skeleton.component}</h2>
          <Guide guidance={skeleton} />
        </>
      )}
      <h2>Props</h2>
      <Controls />
      <Stories title="States" includePrimary={false} />
    </>
  );
}

/** Foundations and pages of the shop: each story once. */
function PageOfStories() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Stories title="" />
    </>
  );
}

function Standing({ guidance: { status, since } }: { guidance: Guidance }) {
  return (
    <p className={styles.standing}>
      <span className={styles.status[status]}>{status}</span> since {since}
    </p>
  );
}

function Snippet({ name }: { name: string }) {
  const code = facts.snippets[name];
  if (!code) return null;
  return (
    <>
      <Source code={code} language="tsx" />
      <p>
        <a href={playgroundLink(code)} target="_top">
          Open this in the playground
        </a>
      </p>
    </>
  );
}

function Guide({ guidance: told }: { guidance: Guidance }) {
  return (
    <>
      <div className={styles.pair}>
        <section>
          <h3>When</h3>
          <p>{told.when}</p>
        </section>
        <section>
          <h3>When not</h3>
          <ul>
            {told.whenNot.map(({ of, use }) => (
              <li key={of}>
                {of}: <Part name={use} />
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.good}>
          <h3>Do</h3>
          <p>{told.doThis}</p>
        </section>
        <section className={styles.bad}>
          <h3>Don’t</h3>
          <p>{told.notThis}</p>
        </section>
      </div>
      <h3>Anatomy</h3>
      <ol className={styles.anatomy}>
        {told.anatomy.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
      <h3>Words</h3>
      <dl className={styles.facts}>
        <Fact term="Svenska">
          <span lang="sv">{told.content.sv}</span>
        </Fact>
        <Fact term="Norsk">
          <span lang="nb">{told.content.nb}</span>
        </Fact>
      </dl>
      <h3>Keyboard and screen reader</h3>
      <dl className={styles.facts}>
        {told.keyboard.map(({ keys, does }) => (
          <Fact key={keys} term={keys}>
            {does}
          </Fact>
        ))}
        {told.keyboard.length === 0 && <Fact term="Keyboard">nothing in it takes the focus</Fact>}
        <Fact term="Screen reader">{told.screenReader}</Fact>
      </dl>
      <h3>Around it</h3>
      <Surroundings guidance={told} />
    </>
  );
}

function Surroundings({ guidance: { component, related, aliases } }: { guidance: Guidance }) {
  const uses: readonly string[] = facts.uses[component] ?? [];
  const changes = changesOf(wholeChangelog, component);
  return (
    <dl className={styles.facts}>
      <Fact term="Related">
        {related.map((name, place) => (
          <Fragment key={name}>
            {place > 0 && ', '}
            <Part name={name} />
          </Fragment>
        ))}
      </Fact>
      <Fact term="Also called">{aliases.join(', ')}</Fact>
      <Fact term="In the shop">
        {uses.length === 0 ? (
          'inside other parts, or waiting for its page'
        ) : (
          <details>
            <summary>
              {uses.length} {uses.length === 1 ? 'place' : 'places'}
            </summary>
            <ul className={styles.uses}>
              {uses.map((file) => (
                <li key={file}>
                  <Use file={file} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </Fact>
      {changes.length > 0 && (
        <Fact term="Changed">
          <Items items={changes.map(({ version, text }) => `${version}: ${text.replaceAll('`', '')}`)} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.uses}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** A file of the shop, with the page that shows it where that has a story. */
function Use({ file }: { file: string }) {
  const story = facts.stories[file.split('/').slice(0, 2).join('/')];
  return story === undefined ? (
    file
  ) : (
    <a href={`./?path=/story/${story}`} target="_top">
      {file}
    </a>
  );
}

function Part({ name }: { name: string }) {
  return (
    <a href={docsOf(name)} target="_top">
      {name}
    </a>
  );
}
