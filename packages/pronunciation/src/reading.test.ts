import { describe, expect, test } from 'vitest';
import { read } from './reading.ts';
import { toSyllableIpa } from './testIpa.ts';

/** The reading of a word by the rules alone. */
const soundOf = (text: string): string =>
  read({ text, boundaries: new Set([0, text.length]) })
    .flatMap(({ syllables }) => syllables)
    .map((syllable) => toSyllableIpa(syllable).replaceAll(' ', ''))
    .join(' ');

const readings: Record<string, [word: string, sounds: string][]> = {
  'the tone follows class, tone mark, vowel length and final': [
    ['กา', 'kaː˧'],
    ['ข่า', 'kʰaː˨˩'],
    ['ค่า', 'kʰaː˥˩'],
    ['ค้า', 'kʰaː˦˥'],
    ['ขา', 'kʰaː˩˩˦'],
    ['กาก', 'kaːk̚˨˩'],
    ['คาด', 'kʰaːt̚˥˩'],
    ['คัด', 'kʰat̚˦˥'],
    ['โต๊ะ', 'toʔ˦˥'],
    ['จ๋า', 't͡ɕaː˩˩˦'],
  ],
  'initials of two letters': [
    ['กล้า', 'klaː˥˩'],
    ['ความ', 'kʰwaːm˧'],
    ['ทราย', 'saːj˧'],
    ['สร้าง', 'saːŋ˥˩'],
    ['จริง', 't͡ɕiŋ˧'],
    ['หมา', 'maː˩˩˦'],
    ['อยู่', 'juː˨˩'],
  ],
  'a leading consonant gives the next one its class': [
    ['ถนน', 'tʰa˨˩ non˩˩˦'],
    ['ตลาด', 'ta˨˩ laːt̚˨˩'],
    ['เสมอ', 'sa˨˩ mɤː˩˩˦'],
    ['แสดง', 'sa˨˩ dɛːŋ˧'],
    ['ตำรวจ', 'tam˧ rua̯t̚˨˩'],
    ['ประโยชน์', 'pra˨˩ joːt̚˨˩'],
    ['สมาคม', 'sa˨˩ maː˧ kʰom˧'],
    ['สุจริต', 'sut̚˨˩ t͡ɕa˨˩ rit̚˨˩'],
    ['บัญญัติ', 'ban˧ jat̚˨˩'],
  ],
  'vowels that are not written': [
    ['กรม', 'krom˧'],
    ['ธนาคาร', 'tʰa˦˥ naː˧ kʰaːn˧'],
    ['พร', 'pʰɔːn˧'],
    ['บริการ', 'bɔː˧ ri˦˥ kaːn˧'],
    ['สวน', 'sua̯n˩˩˦'],
    ['กรรม', 'kam˧'],
    ['บรรทัด', 'ban˧ tʰat̚˦˥'],
  ],
  'vowels around their consonant, and their length': [
    ['เกาะ', 'kɔʔ˨˩'],
    ['เดิน', 'dɤːn˧'],
    ['เลย', 'lɤːj˧'],
    ['เมีย', 'mia̯˧'],
    ['เรือ', 'rɯa̯˧'],
    ['หัว', 'hua̯˩˩˦'],
    ['ไทย', 'tʰaj˧'],
    ['น้ำ', 'naːm˦˥'],
    ['น้ำมัน', 'nam˦˥ man˧'],
    ['น้ำตก', 'naːm˦˥ tok̚˨˩'],
    ['พระเจ้า', 'pʰra˦˥ t͡ɕaːw˥˩'],
    ['เจ้าของ', 't͡ɕaw˥˩ kʰɔːŋ˩˩˦'],
    ['เงิน', 'ŋɤn˧'],
    ['ท่าน', 'tʰan˥˩'],
    ['เล่น', 'len˥˩'],
    ['ต้อง', 'tɔŋ˥˩'],
    ['เร็ว', 'rew˧'],
    ['ก็', 'kɔʔ˥˩'],
  ],
  'silent letters': [
    ['จันทร์', 't͡ɕan˧'],
    ['กษัตริย์', 'ka˨˩ sat̚˨˩'],
    ['จักร', 't͡ɕak̚˨˩'],
    ['พุทธ', 'pʰut̚˦˥'],
    ['ชาติ', 't͡ɕʰaːt̚˥˩'],
    ['เหตุ', 'heːt̚˨˩'],
    ['สามารถ', 'saː˩˩˦ maːt̚˥˩'],
    ['ฟิล์ม', 'fim˧'],
  ],
  'a final consonant of an Indic word is linked to the next syllable': [
    ['ราชการ', 'raːt̚˥˩ t͡ɕʰa˦˥ kaːn˧'],
    ['วัฒนธรรม', 'wat̚˦˥ tʰa˦˥ na˦˥ tʰam˧'],
    ['คุณภาพ', 'kʰun˧ na˦˥ pʰaːp̚˥˩'],
    ['มาตรฐาน', 'maːt̚˥˩ tra˨˩ tʰaːn˩˩˦'],
    ['ศาสนา', 'saːt̚˨˩ sa˨˩ naː˩˩˦'],
    ['บุคคล', 'buk̚˨˩ kʰon˧'],
    ['เอกลักษณ์', 'ʔeːk̚˨˩ ka˨˩ lak̚˦˥'],
    ['ทศวรรษ', 'tʰot̚˦˥ sa˨˩ wat̚˦˥'],
    ['อธิปไตย', 'ʔa˨˩ tʰip̚˦˥ pa˨˩ taj˧'],
    ['อุปถัมภ์', 'ʔu˨˩ pa˨˩ tʰam˩˩˦'],
    ['ศักยภาพ', 'sak̚˨˩ ka˨˩ ja˦˥ pʰaːp̚˥˩'],
  ],
  'silent and linked letters that depend on the word': [
    ['อากร', 'ʔaː˧ kɔːn˧'],
    ['สาคร', 'saː˩˩˦ kʰɔːn˧'],
    ['สมุทร', 'sa˨˩ mut̚˨˩'],
    ['เสนาบดี', 'seː˩˩˦ naː˧ bɔː˧ diː˧'],
    ['อธิบดี', 'ʔa˨˩ tʰip̚˦˥ bɔː˧ diː˧'],
    ['วีรชน', 'wiː˧ ra˦˥ t͡ɕʰon˧'],
    ['ธุรการ', 'tʰu˦˥ ra˦˥ kaːn˧'],
    ['บูรณะ', 'buː˧ ra˦˥ naʔ˦˥'],
    ['ศัลยกรรม', 'san˩˩˦ la˦˥ ja˦˥ kam˧'],
    ['ธัญพืช', 'tʰan˧ ja˦˥ pʰɯːt̚˥˩'],
    ['พุทธสถาน', 'pʰut̚˦˥ tʰa˦˥ sa˨˩ tʰaːn˩˩˦'],
    ['ภูมิ', 'pʰuːm˧'],
    ['ตรวจสอบ', 'trua̯t̚˨˩ sɔːp̚˨˩'],
    ['สำเร็จรูป', 'sam˩˩˦ ret̚˨˩ ruːp̚˥˩'],
    ['แบคทีเรีย', 'bɛːk̚˨˩ tʰiː˧ ria̯˧'],
    ['สรุป', 'sa˨˩ rup̚˨˩'],
    ['โสร่ง', 'sa˨˩ roːŋ˨˩'],
    ['สราญ', 'sa˨˩ raːn˧'],
    ['ลักษณะ', 'lak̚˦˥ sa˨˩ naʔ˨˩'],
    ['โฆษณา', 'kʰoːt̚˥˩ sa˨˩ naː˧'],
    ['จันทรา', 't͡ɕan˧ tʰraː˧'],
    ['อินทรี', 'ʔin˧ siː˧'],
    ['หลอกลวง', 'lɔːk̚˨˩ lua̯ŋ˧'],
  ],
  'ฤ depends on the letters before and after it': [
    ['ฤดู', 'rɯ˦˥ duː˧'],
    ['ฤทธิ์', 'rit̚˦˥'],
    ['อังกฤษ', 'ʔaŋ˧ krit̚˨˩'],
    ['พฤกษา', 'pʰrɯk̚˦˥ saː˩˩˦'],
  ],
  'loan words': [
    ['มิเตอร์', 'mi˦˥ tɤː˥˩'],
    ['โซเดียม', 'soː˧ dia̯m˥˩'],
    ['ช็อก', 't͡ɕʰɔk̚˦˥'],
    ['วีซา', 'wiː˧ saː˥˩'],
    ['อะลูมิเนียม', 'ʔa˨˩ luː˧ mi˦˥ nia̯m˥˩'],
    ['โมเดล', 'moː˧ deːl˧'],
    ['ปารีส', 'paː˧ riːs˦˥'],
    ['ฝรั่งเศส', 'fa˨˩ raŋ˨˩ seːt̚˨˩'],
    ['ไมค์', 'maj˦˥'],
    ['เทรน', 'tʰreːn˧'],
    ['ฮังการี', 'haŋ˧ kaː˧ riː˥˩'],
    ['บอมเบย์', 'bɔm˧ beː˧'],
    ['แทนทาลัม', 'tʰɛn˧ tʰaː˧ lam˧'],
  ],
};

for (const [rule, words] of Object.entries(readings))
  describe(rule, () => {
    test.each(words)('%s is pronounced %s', (word, sounds) => expect(soundOf(word)).toBe(sounds));
  });

test('letters that match no rule are skipped', () => {
  expect(soundOf('์')).toBe('');
  expect(soundOf('กา์ๆ')).toBe('kaː˧');
});
