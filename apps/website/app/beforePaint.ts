import { TEXT_SIZE_SCRIPT } from './components/articleBody/index.ts';
import { renderQuestionScript } from './platform/consent/questionScript.ts';
import { EARLY_PRESS_SCRIPT } from './shell/earlyPress.ts';
import { WHOLE_PAGE_SCRIPT } from './shell/index.ts';

/**
 * What runs before the first paint, in the head of every page: what would move the page if it came later, and what
 * hears presses until the scripts come. Browsers have it there, and not again in the scripts.
 */
export const BEFORE_PAINT_SCRIPT = import.meta.env.SSR
  ? [TEXT_SIZE_SCRIPT, WHOLE_PAGE_SCRIPT, renderQuestionScript(), EARLY_PRESS_SCRIPT].join(';')
  : '';
