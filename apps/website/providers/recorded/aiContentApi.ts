import { toStrapi4, toStrapi5 } from './strapi.ts';

const feedbacks = [{ articleId: { id: 7, refCode: 'khlongsai-news/502330' }, helpful: 4, unhelpful: 1 }];

export const aiContentApi = {
  'Strapi 4': {
    ...toStrapi4({ feedbacks }),
    'PUT /feedbacks/1': { data: { id: 1, attributes: { helpful: 5, unhelpful: 1 } } },
  },
  'Strapi 5': {
    ...toStrapi5({ feedbacks }),
    'PUT /feedbacks/doc1': { data: { id: 1, documentId: 'doc1', helpful: 5, unhelpful: 1 } },
  },
};
