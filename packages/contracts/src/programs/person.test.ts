import { expect, test } from 'vitest';
import { person } from './person.ts';

test('[3.5-39] a person has a name, a role and a picture', () => {
  const url = 'https://pictures.example/1.webp';
  const wire = { firstname: 'มะลิ', lastname: 'แสงทอง', character: 'แม่ค้า', display_image: { default: { url } } };
  expect(person.parse(wire)).toEqual({
    name: 'มะลิ แสงทอง',
    nickname: '',
    role: 'แม่ค้า',
    picture: { url, width: 0, height: 0 },
  });
});

test.each([
  ['แสงทอง (ต้น)', 'มะลิ แสงทอง', 'ต้น'],
  ['แสงทอง(ต้น)', 'มะลิ แสงทอง', 'ต้น'],
  ['แสงทอง ( ต้น )', 'มะลิ แสงทอง', 'ต้น'],
  ['(ต้น)', 'มะลิ', 'ต้น'],
  ['แสงทอง ()', 'มะลิ แสงทอง', ''],
  ['แสงทอง (ต้น', 'มะลิ แสงทอง (ต้น', ''],
  ['แสงทอง', 'มะลิ แสงทอง', ''],
  ['', 'มะลิ', ''],
  [null, 'มะลิ', ''],
])('[3.5-40] the last name %j gives the name %j and the nickname %j', (lastname, name, nickname) => {
  expect(person.parse({ firstname: 'มะลิ', lastname })).toMatchObject({ name, nickname });
});

test('a person without a name is rejected', () => {
  for (const nobody of [{}, { firstname: '', lastname: ' ' }, { firstname: null }])
    expect(person.safeParse(nobody).success).toBe(false);
});
