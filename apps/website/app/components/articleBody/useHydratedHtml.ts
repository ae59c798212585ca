import { useState } from 'react';

/**
 * What stands inside of an element, named by its id: its HTML, or its text. While the page hydrates `content` is empty:
 * it stands in the page already, and is not sent twice (entry.server.tsx).
 */
export function useHydratedHtml(id: string, content: string, what: 'innerHTML' | 'textContent' = 'innerHTML'): string {
  const [standing] = useState(
    () => content || (typeof document !== 'undefined' && document.getElementById(id)?.[what]) || '',
  );
  return standing;
}
