import { TEXT_SIZE_SCRIPT } from './components/articleBody/index.ts';
import { renderQuestionScript } from './platform/consent/questionScript.ts';
import { EARLY_PRESS_SCRIPT } from './shell/earlyPress.ts';
import { WHOLE_PAGE_SCRIPT } from './shell/index.ts';

/**
 * The script that runs before the first paint, in the head of every page: it does what would later move the page, and
 * records presses until the other scripts have loaded. The client's build does not contain it.
 */
export const BEFORE_PAINT_SCRIPT = import.meta.env.SSR
  ? [TEXT_SIZE_SCRIPT, WHOLE_PAGE_SCRIPT, renderQuestionScript(), EARLY_PRESS_SCRIPT].join(';')
  : '';
