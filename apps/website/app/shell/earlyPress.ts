declare global {
  interface Window {
    /** Ends the watch of `EARLY_PRESS_SCRIPT`, and answers the button that was pressed last. */
    takeEarlyPress?: () => HTMLButtonElement | undefined;
  }
}

/**
 * Runs before the first paint. On a slow network a page is read long before its scripts come: a button that is pressed
 * meanwhile says that it is busy. What the browser or a script of the page's head does by itself needs no other.
 */
export const EARLY_PRESS_SCRIPT = `{let p,l=e=>{let b=e.target.closest?.('button:not(form *,[data-answer])');b&&(p&&(p.ariaBusy=null),(p=b).ariaBusy=true)};addEventListener('click',l);takeEarlyPress=()=>{removeEventListener('click',l);p&&(p.ariaBusy=null);return p}}`;

/** Does what was pressed before the scripts came: the last of it, for who presses again has waited. */
export const repeatEarlyPress = (): void => window.takeEarlyPress?.()?.click();
