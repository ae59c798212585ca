/** An input source and its actions, in the format that WebDriver and WebDriver BiDi share. */
export type InputSource = Record<string, unknown>;

/**
 * What the journeys need from a browser: implemented with WebDriver BiDi for Firefox, and with WebDriver for WebKit.
 */
export interface Tab {
  /** All errors and warnings on the page's console. */
  readonly complaints: string[];
  /** Sets a cookie for the site with this address. */
  setCookie(url: string, name: string, value: string): Promise<void>;
  navigate(url: string): Promise<void>;
  goBack(): Promise<void>;
  /** Evaluates an expression in the page and returns its awaited value, which must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  perform(inputs: InputSource[]): Promise<void>;
  /** A screenshot of the window, as PNG. */
  takeScreenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface TabOptions {
  /** In CSS px of the page. */
  width: number;
  height: number;
  hasScripts: boolean;
}

/** A running browser; each of its tabs has cookies and storage of its own. */
export interface Browser {
  openTab(options: TabOptions): Promise<Tab>;
  stop(): Promise<void>;
}
