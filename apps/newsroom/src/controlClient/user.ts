import { userInfo } from 'node:os';

/** Says over the control socket under which account a command was typed. */
export const USER_HEADER = 'x-user';

const MAX_LENGTH = 64;

/** The name of the account of who types, also where it acts as another one; empty where the machine does not know. */
export function findUser({ SUDO_USER: user } = process.env): string {
  if (user) return user;
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

export const encodeUser = (name: string): string => encodeURIComponent(name.toWellFormed());

/** What the header says, as a name; empty when it says none. */
export function decodeUser(header: string | undefined): string {
  try {
    return decodeURIComponent(header ?? '')
      .replace(/\p{Cc}/gu, '')
      .slice(0, MAX_LENGTH)
      .toWellFormed();
  } catch {
    return '';
  }
}
