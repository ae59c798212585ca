import { userInfo } from 'node:os';

/** The header of the control socket for the name of the user who typed a command. */
export const USER_HEADER = 'x-user';

const MAX_LENGTH = 64;

/** The name of the user who types, also after `sudo`; empty where the machine does not know it. */
export function findUser({ SUDO_USER: user } = process.env): string {
  if (user) return user;
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

export const encodeUser = (name: string): string => encodeURIComponent(name.toWellFormed());

/** The name in the header; empty when there is none. */
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
