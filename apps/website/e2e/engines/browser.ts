/** A source of input and what it does, in the form that WebDriver and WebDriver BiDi share. */
export type InputSource = Record<string, unknown>;

/** What the journeys need of a browser; Firefox gives it by WebDriver BiDi, WebKit by WebDriver. */
export interface Tab {
  /** Everything that the page complained of on its console. */
  readonly complaints: string[];
  /** Keeps a cookie for the site at this address. */
  setCookie(url: string, name: string, value: string): Promise<void>;
  navigate(url: string): Promise<void>;
  goBack(): Promise<void>;
  /** Runs the text of an expression in the page and answers its awaited value, which JSON can hold. */
  evaluate(expression: string): Promise<unknown>;
  perform(inputs: InputSource[]): Promise<void>;
  /** A PNG of the window. */
  takeScreenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface TabOptions {
  /** CSS px of the page. */
  width: number;
  height: number;
  hasScripts: boolean;
}

/** A running browser; each of its tabs has cookies and storage of its own. */
export interface Browser {
  openTab(options: TabOptions): Promise<Tab>;
  stop(): Promise<void>;
}
