/** A reading as services hand it out, by the speaker 12. */
export const reading = (id: string, more: object = {}) => ({
  filePath: `/speech/${id}.mp3`,
  audioStyle: { id: 's12', audioStyleSetting: { settingType: 'speaker', speaker: 12 }, audioStyleLabel: 'ผู้ประกาศ' },
  stat: { duration: 65.4, bytes: 392_000 },
  highlightTexts: [{ text: 'บรรทัดแรก', startOffsetSeconds: 0, endOffsetSeconds: 2.5 }],
  ...more,
});

/** An article of a playlist as the text-to-speech service tells of it. */
export const ttsArticle = (contentId: string, more: object = {}) => ({
  title: `ข่าวที่ ${contentId}`,
  contentId,
  refCode: `demo/${contentId}`,
  imgUrl: 'http://pictures.test/a.jpg',
  publishTime: '2026-11-20T12:00:00+07:00',
  source: { categoryName: 'การเมือง' },
  mediaInfo: [reading(contentId)],
  ...more,
});

/** A playlist of articles. */
export const playlist = (...data: object[]) => ({
  data: { name: 'ข่าวประจำวัน', url: 'daily-news', contentInfo: { data } },
});
