import { type FormEvent, type MouseEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
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
  /** The button that opens the choice by category, which then says `saveLabel` in the same place. */
  chooseLabel: string;
  /** What that button says once the choice is open, and answers with what is chosen. */
  saveLabel: string;
  /** What may be said yes or no to. */
  categories: readonly CookieCategory[];
  /** Ids of the categories that the visitor said yes to, the necessary ones among them. */
  onAnswer(accepted: readonly string[]): void;
}

/**
 * Asks what may be kept on the visitor's device. Yes, no and a choice weigh the same, nothing is ticked beforehand, and
 * the page stays usable behind it. The answers keep their places when the choice is opened, and the second press of a double
 * click answers nothing. Put it last in the page; what asks for consent runs by script, and so does this.
 */
export function CookieBanner(props: CookieBannerProps) {
  const { heading, children, acceptLabel, refuseLabel, chooseLabel, saveLabel, categories, onAnswer } = props;
  const [isChoosing, setChoosing] = useState(false);
  const banner = useRef<HTMLElement>(null);
  const choice = useRef<HTMLFormElement>(null);
  useFocusInSight(banner);
  const headingId = useId();
  const all = categories.map(({ id }) => id);
  const necessary = categories.filter(({ isNecessary }) => isNecessary).map(({ id }) => id);
  const choose = ({ detail }: MouseEvent) => {
    if (!isChoosing) setChoosing(true);
    else if (detail < 2) choice.current?.requestSubmit();
  };
  return (
    <section ref={banner} className={styles.banner} aria-labelledby={headingId}>
      <div className={styles.content}>
        <div className={styles.words}>
          <Heading level={2} size="s" id={headingId}>
            {heading}
          </Heading>
          <div>{children}</div>
        </div>
        {isChoosing && <CategoryChoice ref={choice} label={chooseLabel} categories={categories} onAnswer={onAnswer} />}
        <div className={styles.answers}>
          <Button variant="secondary" size="s" onClick={() => onAnswer(necessary)}>
            {refuseLabel}
          </Button>
          <Button variant="secondary" size="s" aria-expanded={isChoosing ? undefined : false} onClick={choose}>
            {isChoosing ? saveLabel : chooseLabel}
          </Button>
          <Button variant="secondary" size="s" onClick={() => onAnswer(all)}>
            {acceptLabel}
          </Button>
        </div>
      </div>
    </section>
  );
}

interface CategoryChoiceProps extends Pick<CookieBannerProps, 'categories' | 'onAnswer'> {
  ref: Ref<HTMLFormElement>;
  label: string;
}

function CategoryChoice({ ref, label, categories, onAnswer }: CategoryChoiceProps) {
  const answer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget).getAll('category');
    onAnswer(categories.filter(({ id, isNecessary }) => isNecessary || ticked.includes(id)).map(({ id }) => id));
  };
  return (
    <form ref={ref} className={styles.choice} onSubmit={answer}>
      <fieldset className={styles.categories} ref={focusFirst} tabIndex={-1} aria-label={label}>
        {categories.map(({ id, label: name, text, isNecessary = false }) => (
          <Checkbox
            key={id}
            name="category"
            value={id}
            label={name}
            hint={text}
            defaultChecked={isNecessary}
            disabled={isNecessary}
          />
        ))}
      </fieldset>
    </form>
  );
}

/** What was opened stands before the button that opened it. */
function focusFirst(element: HTMLElement | null): void {
  element?.focus();
}
