/** Indic stems that are no words of their own: they start a compound and are linked to its second part (ยุทธภพ ยุด-ทะ-พบ). */
const COMBINING_FORMS = new Set(
  'ทศ นพ มุข จุล ยุทธ วัฏ อนิจ ตรรก พุทธ ศาสน วัฒน พันธ ชีว เทว สัตว อรรถ บรรพ ศิลป ราช มนุษย ทรัพย ธิป หัตถ ภูต ทิพย วิทย สหัส อัคร วิศว พาณิชย อุตร'.split(
    ' ',
  ),
);

export const isCombiningForm = (word: string): boolean => COMBINING_FORMS.has(word);
