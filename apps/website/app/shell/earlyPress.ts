declare global {
  interface Window {
    /** Ends the watch of `EARLY_PRESS_SCRIPT`, and answers the button that was pressed last. */
    takeEarlyPress?: () => HTMLButtonElement | undefined;
  }
}

/**
 * Runs before the first paint. On a slow network a page is read long before its scripts come: a button that is pressed
 * meanwhile says that it is busy. Buttons of forms, and of the question about cookies, work without these scripts. Its
 * syntax is of 2017, as that of the script at the end of a page, which uses it.
 */
export const EARLY_PRESS_SCRIPT = `{let p,a='aria-busy',l=e=>{let b=e.target.closest&&e.target.closest('button:not(form *,[data-answer])');b&&(p&&p.removeAttribute(a),(p=b).setAttribute(a,true))};addEventListener('click',l);takeEarlyPress=()=>{removeEventListener('click',l);p&&p.removeAttribute(a);return p}}`;

/** Repeats the last press from before the scripts came: a reader who has pressed several times wants the last. */
export const repeatEarlyPress = (): void => window.takeEarlyPress?.()?.click();
