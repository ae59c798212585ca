import styles from './SearchField.module.css';
import type { Suggestion } from './suggestionsRoute.tsx';

interface SuggestionListProps {
  /** The id of the field, which the ids of the list and its options begin with. */
  id: string;
  suggestions: Suggestion[];
  /** The index of the suggestion that the arrow keys have reached; -1 for none. */
  active: number;
  onChoose(suggestion: Suggestion): void;
}

/** The list of the search field's combobox. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  return (
    <div
      className={styles.list}
      id={`${id}list`}
      role="listbox"
      aria-label="คำค้นหาแนะนำ"
      hidden={suggestions.length === 0}
      data-event="search"
    >
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
        <div
          key={suggestion.href}
          id={`${id}${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={styles.option}
          // the focus stays in the field
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          {suggestion.text}
          <Kind href={suggestion.href} />
        </div>
      ))}
    </div>
  );
}

/** The label of a suggestion that leads to a page of its own. */
function Kind({ href }: { href: string }) {
  if (href.startsWith('/search?')) return null;
  return <span className={styles.kind}>{href.startsWith('/program/') ? 'รายการ' : 'หมวดข่าว'}</span>;
}
