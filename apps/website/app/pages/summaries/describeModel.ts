const EXTRACTIVE = 'extractive';
const EDITED = 'editor';

/** Tells readers in a sentence or two how key points were made, by the name of the model. */
export function describeModel(model: string): string {
  if (model === EXTRACTIVE)
    return 'ประเด็นเหล่านี้เป็นประโยคจากเนื้อข่าว คัดเลือกโดยคอมพิวเตอร์ ไม่ได้เรียบเรียงถ้อยคำขึ้นใหม่ และอาจไม่ครบทุกแง่มุมของข่าว';
  if (model === EDITED) return 'ประเด็นเหล่านี้เรียบเรียงโดยกองบรรณาธิการ';
  const by = model ? `แบบจำลองภาษา ${model}` : 'ปัญญาประดิษฐ์ (AI)';
  return `ประเด็นเหล่านี้เรียบเรียงโดย${by} อาจคลาดเคลื่อนได้ โปรดอ่านเนื้อข่าวประกอบ`;
}
