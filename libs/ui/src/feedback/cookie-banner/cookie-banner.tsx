import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { Checkbox } from '../../inputs/checkbox/checkbox.tsx';
import { Heading } from '../../typography/heading/heading.tsx';
import * as styles from './cookie-banner.css.ts';
import { useFocusInSight } from './use-focus-in-sight.ts';

export interface CookieCategory {
  id: string;
  label: string;
  /** What it is kept for, by whom, and how long. */
  text: string;
  /** The shop cannot do without it: ticked, and not to be unticked. */
  isNecessary?: boolean;
}

export interface CookieBannerProps {
  heading: string;
  /** What is asked, with a link to all of it. */
  children: ReactNode;
  /** The button that says yes to all. */
  acceptLabel: string;
  /** The button that says no to all but the necessary; it weighs as much as the yes. */
  refuseLabel: string;
  /** The button that opens the choice by category. */
  chooseLabel: string;
  /** The button that answers with the choice made. */
  saveLabel: string;
  /** What may be said yes or no to. */
  categories: readonly CookieCategory[];
  /** Ids of the categories that the visitor said yes to, the necessary ones among them. */
  onAnswer(accepted: readonly string[]): void;
}

/**
 * Asks what may be kept on the visitor's device. Yes, no and a choice weigh the same, nothing is ticked beforehand, and
 * the page stays usable behind it. Put it last in the page; what asks for consent runs by script, and so does this.
 */
export function CookieBanner(props: CookieBannerProps) {
  const { heading, children, acceptLabel, refuseLabel, chooseLabel, categories, onAnswer } = props;
  const [isChoosing, setChoosing] = useState(false);
  const banner = useRef<HTMLElement>(null);
  useFocusInSight(banner);
  const headingId = useId();
  const all = categories.map(({ id }) => id);
  const necessary = categories.filter(({ isNecessary }) => isNecessary).map(({ id }) => id);
  return (
    <section ref={banner} className={styles.banner} aria-labelledby={headingId}>
      <div className={isChoosing ? `${styles.content} ${styles.choosing}` : styles.content}>
        <div className={styles.words}>
          <Heading level={2} size="s" id={headingId}>
            {heading}
          </Heading>
          <div>{children}</div>
        </div>
        {isChoosing && <CategoryChoice {...props} />}
        <div className={styles.answers}>
          <Button variant="secondary" size="s" onClick={() => onAnswer(necessary)}>
            {refuseLabel}
          </Button>
          {!isChoosing && (
            <Button variant="secondary" size="s" aria-expanded={false} onClick={() => setChoosing(true)}>
              {chooseLabel}
            </Button>
          )}
          <Button variant="secondary" size="s" onClick={() => onAnswer(all)}>
            {acceptLabel}
          </Button>
        </div>
      </div>
    </section>
  );
}

function CategoryChoice({ categories, saveLabel, chooseLabel, onAnswer }: CookieBannerProps) {
  const answer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget).getAll('category');
    onAnswer(categories.filter(({ id, isNecessary }) => isNecessary || ticked.includes(id)).map(({ id }) => id));
  };
  return (
    <form className={styles.choice} onSubmit={answer}>
      <fieldset className={styles.categories} ref={focusFirst} tabIndex={-1} aria-label={chooseLabel}>
        {categories.map(({ id, label, text, isNecessary = false }) => (
          <Checkbox
            key={id}
            name="category"
            value={id}
            label={label}
            hint={text}
            defaultChecked={isNecessary}
            disabled={isNecessary}
          />
        ))}
      </fieldset>
      <div className={styles.answers}>
        <Button type="submit" variant="secondary" size="s">
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}

/** The button that opened the choice is gone. */
function focusFirst(element: HTMLElement | null): void {
  element?.focus();
}
