import { useEffect, useState } from 'react';

export const QUESTION_ID = 'cookies';

/**
 * The height of the consent banner, in pixels; 0 while it is hidden. Other elements at the bottom of the window are
 * placed above it.
 */
export function useQuestionHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const question = document.getElementById(QUESTION_ID);
    if (!question) return;
    const measured = new ResizeObserver(() => setHeight(question.offsetHeight));
    measured.observe(question);
    return () => measured.disconnect();
  }, []);
  return height;
}
