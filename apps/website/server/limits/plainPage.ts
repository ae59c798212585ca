/** A page of one sentence, in Thai, for who cannot be given a whole one; it needs nothing but itself. */
export function plainPage(said: string, more: string): string {
  return `<!doctype html>
<html lang="th"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${said}</title>
<h1>${said}</h1><p>${more} หรือไปที่ <a href="/home">หน้าหลัก</a></p></html>
`;
}
