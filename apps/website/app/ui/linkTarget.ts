/** What opens in a tab of its own must not be able to reach this one. */
export const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

/** The attributes with which a link opens: in a new tab where it leaves the site (SPEC 2.2). Our own addresses are paths. */
export const toLinkTarget = (href: string): Partial<typeof NEW_TAB> => (/^http/i.test(href) ? NEW_TAB : {});
