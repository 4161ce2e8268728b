import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { Icon } from '../../actions/icon/icon.tsx';
import { visuallyHidden } from '../../typography/visually-hidden/visually-hidden.css.ts';
import * as fieldStyles from '../search-field/search-field.css.ts';
import * as styles from './search-combobox.css.ts';
import { SuggestionPanel, type SuggestionPanelProps } from './suggestion-panel.tsx';
import { type Suggestion, shownSuggestions, type Suggestions } from './suggestions.ts';
import type { TypedSearch } from './typed-search.ts';
import { useTypedSearch } from './use-typed-search.ts';

export type { SuggestionAction } from './suggestion-panel.tsx';
export type { Suggestion, SuggestionGroup, Suggestions } from './suggestions.ts';

export interface SearchComboboxProps extends Pick<
  SuggestionPanelProps,
  'loadingText' | 'emptyText' | 'countLabel' | 'action'
> {
  label: string;
  /** The spoken name of the button that searches. */
  submitLabel: string;
  /** Names the list of suggestions. */
  listLabel: string;
  /** Stands in the empty field; it never replaces the label. */
  placeholder?: string;
  /** What the form sends the value as. */
  name?: string;
  /** What was typed into the plain field whose place it takes, by `readTypedSearch`. */
  typed?: TypedSearch;
  /** What is suggested for the text in the field. */
  suggestions: Suggestions;
  /** At most this many of each group are shown; 6 unless told. */
  limit?: number;
  /** Called with the text at each letter, and when the field is entered: the time to fetch suggestions. */
  onTextChange(text: string): void;
  /** Called with the suggestion that the shopper chose. */
  onChoose(suggestion: Suggestion): void;
}

/**
 * The search field with suggestions under it. Arrows move among them while the typing goes on; Enter takes the marked
 * one, or else sends the text with the form around it, as the plain field does.
 */
export function SearchCombobox(props: SearchComboboxProps) {
  const {
    label,
    submitLabel,
    listLabel,
    placeholder,
    name = 'q',
    typed,
    suggestions,
    limit = 6,
    action,
    ...rest
  } = props;
  const shown = shownSuggestions(suggestions, limit);
  const hasPanel = shown.status !== 'none';
  const { field, text, isOpen, open, close, change, choose, pressKey, act } = useTypedSearch({
    ...rest,
    typed,
    hasPanel,
    action,
  });
  const isShown = isOpen && hasPanel;
  return (
    <div
      className={fieldStyles.root}
      onKeyDownCapture={pressKey}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <Autocomplete inputValue={text} onInputChange={change} disableAutoFocusFirst>
        <TextField className={styles.field} name={name} maxLength={200} onFocus={() => change(text)}>
          <Label className={visuallyHidden}>{label}</Label>
          <Input
            ref={field}
            className={fieldStyles.input}
            role="combobox"
            // What is loading or was not found is told, but is no list to move in.
            aria-expanded={isShown && shown.status === 'found' && shown.groups.length > 0}
            aria-haspopup="listbox"
            enterKeyHint="search"
            placeholder={placeholder}
            onClick={open}
          />
        </TextField>
        {isShown && <SuggestionPanel {...rest} label={listLabel} suggestions={shown} action={act} onChoose={choose} />}
      </Autocomplete>
      <button type="submit" className={fieldStyles.submit} aria-label={submitLabel}>
        <Icon name="search" />
      </button>
    </div>
  );
}
