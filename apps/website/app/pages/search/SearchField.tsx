import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate, useNavigationType } from 'react-router';
import styles from './SearchField.module.css';
import { SuggestionList } from './SuggestionList.tsx';
import type { Suggestion } from './suggestionsRoute.tsx';
import { useSuggestions } from './useSuggestions.ts';

interface SearchFieldProps {
  q: string;
  /** The maximum length of a search. */
  maxLength: number;
  /** False until scripts run: until then it is a plain field. */
  suggests: boolean;
}

/** The field of a search. With scripts it is a combobox whose list shows suggestions (ARIA APG, list autocomplete). */
export function SearchField({ q, maxLength, suggests }: SearchFieldProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(typed);
  const isOpen = suggestions.length > 0;
  const close = () => {
    setTyped('');
    setActive(-1);
  };

  // a reader who follows a link to the search wants to type; on the way back the focus goes to the link that was left
  const isEmptyByLink = useNavigationType() !== 'POP' && !q;
  useEffect(() => {
    if (isEmptyByLink) input.current?.focus();
  }, [isEmptyByLink]);

  // another search has loaded, by a link or the browser's back button; text typed before hydration stays
  const shownQuery = useRef(q);
  useEffect(() => {
    if (shownQuery.current === q) return;
    shownQuery.current = q;
    if (input.current) input.current.value = q;
    setTyped('');
    setActive(-1);
  }, [q]);

  const choose = (suggestion: Suggestion) => {
    if (input.current) input.current.value = suggestion.text;
    close();
    navigate(suggestion.href);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // while an input method composes, the keys belong to it
    if (event.nativeEvent.isComposing) return;
    const count = suggestions.length;
    const suggestion = suggestions[active];
    if (event.key === 'ArrowDown' && !isOpen) setTyped(event.currentTarget.value);
    else if (!isOpen) return;
    // the arrow keys go through the suggestions and the field itself, which is -1
    else if (event.key === 'ArrowDown') setActive(active === count - 1 ? -1 : active + 1);
    else if (event.key === 'ArrowUp') setActive(active === -1 ? count - 1 : active - 1);
    // a click, as with the mouse, so that it is counted alike
    else if (event.key === 'Enter' && suggestion) document.getElementById(`${id}${active}`)?.click();
    else if (event.key === 'Escape') close();
    else {
      // Home, End and other keys work in the field as usual
      if (event.key === 'Enter') close();
      else setActive(-1);
      return;
    }
    event.preventDefault();
  };

  const combobox = suggests && {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isOpen,
    'aria-controls': `${id}list`,
    'aria-activedescendant': active === -1 ? undefined : `${id}${active}`,
  };

  return (
    <div className={styles.field}>
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="q"
        aria-label="คำค้นหา"
        placeholder="ค้นหาข่าว บุคคล สถานที่"
        enterKeyHint="search"
        defaultValue={q}
        maxLength={maxLength}
        // phones compose every Thai word: suggestions must not wait for the end of the composition
        onInput={(event) => {
          setTyped(event.currentTarget.value.trim());
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        {...combobox}
      />
      {suggests && (
        <>
          <SuggestionList id={id} suggestions={suggestions} active={active} onChoose={choose} />
          <p className="visually-hidden" role="status">
            {isOpen ? `มีคำแนะนำ ${suggestions.length} รายการ เลือกด้วยปุ่มลูกศรขึ้นลง` : ''}
          </p>
        </>
      )}
    </div>
  );
}
