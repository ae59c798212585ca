/** The website and the newsroom of the journeys: other ports than those of the other browser tests. */
export const WEBSITE = 'http://localhost:3200';
export const NEWSROOM = 'http://localhost:4200';
