import type { MouseEvent } from 'react';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Icon } from '../../actions/icon/icon.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden.tsx';
import * as styles from './search-combobox.css.ts';
import type { Suggestion, SuggestionGroup, Suggestions } from './suggestions.ts';

export interface SuggestionPanelProps {
  label: string;
  /** What is suggested, or that it is still looked for. */
  suggestions: Suggestions;
  /** Stands there while suggestions are fetched. */
  loadingText: string;
  /** Stands where nothing was found. */
  emptyText: string;
  /** Said aloud when suggestions have come, such as "6 suggestions". */
  countLabel(count: number): string;
  /** Called with the suggestion that the shopper chose. */
  onChoose(suggestion: Suggestion): void;
  /** What can be done with the suggestions as a whole, such as forgetting past searches; a button below them. */
  action?: SuggestionAction;
}

/** A button below suggestions. */
export interface SuggestionAction {
  label: string;
  onPress(): void;
}

/** What lies under the search field. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const groups = props.suggestions.status === 'found' ? props.suggestions.groups : [];
  const count = groups.reduce((sum, group) => sum + group.suggestions.length, 0);
  // A press on it must not take the focus from the field: on its way there the panel would close.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- it answers nothing: it keeps a press from the focus
    <div className={styles.panel} onMouseDown={keepFocus}>
      {count > 0 && <SuggestionList {...props} groups={groups} />}
      {count > 0 && (
        <VisuallyHidden>
          <span role="status">{props.countLabel(count)}</span>
        </VisuallyHidden>
      )}
      {count > 0 && props.action && (
        <button type="button" className={styles.action} onClick={props.action.onPress}>
          {props.action.label}
        </button>
      )}
      {count === 0 && (
        <p className={styles.notice} role="status">
          {props.suggestions.status === 'loading' ? props.loadingText : props.emptyText}
        </p>
      )}
    </div>
  );
}

interface SuggestionListProps extends Pick<SuggestionPanelProps, 'label' | 'onChoose'> {
  groups: readonly SuggestionGroup[];
}

function SuggestionList({ label, groups, onChoose }: SuggestionListProps) {
  return (
    <ListBox aria-label={label} className={styles.list} shouldFocusOnHover={false}>
      {groups.map(({ id, heading, suggestions }) => (
        <ListBoxSection key={id} id={id} className={styles.group}>
          <Header className={styles.heading}>{heading}</Header>
          {suggestions.map((suggestion) => (
            <ListBoxItem
              key={suggestion.id}
              id={suggestion.id}
              textValue={suggestion.label}
              className={styles.option}
              onAction={() => onChoose(suggestion)}
            >
              <SuggestionRow suggestion={suggestion} />
            </ListBoxItem>
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  );
}

function SuggestionRow({ suggestion: { label, detail, price, picture, query } }: { suggestion: Suggestion }) {
  return (
    <>
      {query !== undefined && <Icon name="search" size="s" />}
      {picture !== undefined && (
        <span className={styles.ground}>
          {picture && <img className={styles.picture} src={picture} alt="" width={40} height={50} />}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.name}>{label}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {price && <bdi className={styles.price}>{price}</bdi>}
    </>
  );
}
