import { useEffect, useState } from 'react';

export const QUESTION_ID = 'cookies';

/**
 * How high the question about cookies stands in the window, in pixels; 0 while it is not asked. What else stands at the
 * bottom of the window stands above it.
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
