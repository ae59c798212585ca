import { useState } from 'react';

/**
 * The content of an element with this id, as HTML or as text. During hydration `content` is empty, because it is in the
 * page already and is not sent twice (entry.server.tsx).
 */
export function useHydratedHtml(id: string, content: string, what: 'innerHTML' | 'textContent' = 'innerHTML'): string {
  const [standing] = useState(
    () => content || (typeof document !== 'undefined' && document.getElementById(id)?.[what]) || '',
  );
  return standing;
}
