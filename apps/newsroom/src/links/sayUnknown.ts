export const sayUnknown = (link: string): string =>
  `The newsroom knows no page of this site at ${link}: a link to another site needs its whole address.`;
