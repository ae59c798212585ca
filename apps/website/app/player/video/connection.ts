/** The reader's connection, in browsers that report it. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export const readConnection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};
