/** The groups of programmes by their keys, in the order of the page (SPEC 2.2-10). */
export const PROGRAM_GROUPS = {
  news: 'ข่าวและสถานการณ์',
  online: 'รายการออนไลน์',
  kids: 'เด็กและครอบครัว',
  lifestyle: 'ไลฟ์สไตล์',
  variety: 'วาไรตี',
  DramaSeries: 'ละครและซีรีส์',
  documentary: 'สารคดี',
  sports: 'กีฬา',
  special: 'รายการพิเศษ',
} as const;
export type ProgramGroup = keyof typeof PROGRAM_GROUPS;
