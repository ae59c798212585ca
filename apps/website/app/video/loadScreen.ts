/** What plays films, for rooms that have controls of their own; it comes when it is asked for. */
export const loadScreen = () => import('./screen/index.ts');

export type Screen = Awaited<ReturnType<typeof loadScreen>>;
