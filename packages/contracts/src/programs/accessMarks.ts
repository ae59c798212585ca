/** The access services for people who do not hear, see or know the language (SPEC 3.5-04, 3.5-20). */
export const ACCESS_MARKS = ['closed_captions', 'audio_desc', 'sign_language', 'soundtrack'] as const;
export type AccessMark = (typeof ACCESS_MARKS)[number];
