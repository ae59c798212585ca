import { createContext, useContext } from 'react';

/**
 * Data of a part of a page that scripts never take hold of. The server renders it, and does not send it a second time:
 * while the page hydrates it is null. Of a page that the browser renders, it is there.
 */
export interface StaticData<Data> {
  staticData: Data | null;
}

export const toStaticData = <Data>(data: Data): StaticData<Data> => ({ staticData: data });

/** For `JSON.stringify`: leaves out what {@link toStaticData} has marked. */
export const omitStaticData = (key: keyof StaticData<unknown> | string, value: unknown): unknown =>
  key === 'staticData' ? null : value;

/** Whether what is rendered here stays HTML: scripts can read what it says from the page, and need it not twice. */
export const StaysHtml = createContext(false);
export const useStaysHtml = (): boolean => useContext(StaysHtml);
