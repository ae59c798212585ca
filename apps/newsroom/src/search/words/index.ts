export { computeEditDistance } from './editDistance.ts';
export { quoteLexeme, toGramLexeme, toLooseLexeme } from './lexemes.ts';
export { type Form, toExactKey, toLooseForm, toLooseKey, toLooseLetters, toTrigrams } from './looseForm.ts';
export { listOtherForms } from './otherForms.ts';
export { splitSpan } from './splitSpan.ts';
