import { expect, test } from 'vitest';
import { topic, topicList } from './topic.ts';

test('a topic is read with the news of it', () => {
  const wire = {
    title: 'น้ำท่วม',
    description: 'ติดตาม',
    imgUrl: 'https://media.example/1.jpg',
    items: [{ id: 1, title: 'ก' }],
  };
  expect(topic.parse(wire)).toMatchObject({
    title: 'น้ำท่วม',
    description: 'ติดตาม',
    picture: 'https://media.example/1.jpg',
    items: [{ id: '1', title: 'ก' }],
  });
});

test.each([undefined, null, ''])('a topic of a title is enough: everything else may be %j', (nothing) => {
  const wire = { title: 'น้ำท่วม', description: nothing, imgUrl: nothing, items: nothing };
  expect(topic.parse(wire)).toEqual({ title: 'น้ำท่วม', description: '', picture: '', items: [] });
  expect(topic.safeParse({ ...wire, title: nothing }).success).toBe(false);
});

test('the topics of the list lead to their own pages', () => {
  const items = [
    { id: 'flood', title: 'น้ำท่วม', url: '/flood' },
    { id: 'x', title: 'ก', url: '//evil.test' },
  ];
  expect(topicList.parse({ items }).items.map((item) => [item.id, item.href])).toEqual([
    ['flood', '/flood'],
    ['x', '/news'],
  ]);
});
