import { createContext, useContext } from 'react';

/**
 * Data of a part of a page that is never hydrated. The server renders it and does not send it again, so that it is null
 * during hydration. In a page that the browser renders, it is present.
 */
export interface StaticData<Data> {
  staticData: Data | null;
}

export const toStaticData = <Data>(data: Data): StaticData<Data> => ({ staticData: data });

/** For `JSON.stringify`: leaves out what {@link toStaticData} has marked. */
export const omitStaticData = (key: keyof StaticData<unknown> | string, value: unknown): unknown =>
  key === 'staticData' ? null : value;

/** True where the rendered part stays HTML, from which scripts can read its texts, so that they are not sent twice. */
export const StaysHtml = createContext(false);
export const useStaysHtml = (): boolean => useContext(StaysHtml);
