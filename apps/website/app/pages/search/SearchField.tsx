import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import styles from './SearchField.module.css';
import type { Suggestion } from './suggestionsRoute.tsx';
import { useSuggestions } from './useSuggestions.ts';

interface SearchFieldProps {
  q: string;
  /** The longest text that is searched for. */
  maxLength: number;
  /** False until scripts run: the field is plain then. */
  suggests: boolean;
}

/**
 * The field of a search. With scripts it is a combobox whose list says how the search may go on (ARIA APG, list
 * autocomplete).
 */
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

  // another search has come, by a link or by the browser's own buttons; what was typed before the scripts came stays
  const shown = useRef(q);
  useEffect(() => {
    if (shown.current === q) return;
    shown.current = q;
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
    // the keys are the input method's while it composes
    if (event.nativeEvent.isComposing) return;
    const count = suggestions.length;
    const chosen = suggestions[active];
    if (event.key === 'ArrowDown' && !isOpen) setTyped(event.currentTarget.value);
    else if (!isOpen) return;
    // one place more than there are suggestions: the field itself
    else if (event.key === 'ArrowDown') setActive(active === count - 1 ? -1 : active + 1);
    else if (event.key === 'ArrowUp') setActive(active === -1 ? count - 1 : active - 1);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape') close();
    else {
      // Home, End and the others are the field's own
      setActive(-1);
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
        placeholder="ค้นข่าว บุคคล สถานที่"
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
          <div
            className={styles.list}
            id={`${id}list`}
            role="listbox"
            aria-label="คำค้นหาแนะนำ"
            hidden={!isOpen}
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
                onClick={() => choose(suggestion)}
              >
                {suggestion.text}
                <Kind href={suggestion.href} />
              </div>
            ))}
          </div>
          <p className="visually-hidden" role="status">
            {isOpen ? `มี ${suggestions.length} คำแนะนำ เลือกด้วยปุ่มลูกศรขึ้นลง` : ''}
          </p>
        </>
      )}
    </div>
  );
}

/** What a suggestion is that leads to a page of its own. */
function Kind({ href }: { href: string }) {
  if (href.startsWith('/search?')) return null;
  return <span className={styles.kind}>{href.startsWith('/program/') ? 'รายการ' : 'หมวดข่าว'}</span>;
}
