/** What browsers that say it say of the connection. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export const readConnection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};
