import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { Write } from './writers.ts';

export interface SummarizedArticle {
  source: string;
  id: number;
}

/** The newsroom accepts 500 in an hour. */
const MAX_REPORTS = 400;

const keys = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
};

/** The writes of readers to the website, all kinds in turn. */
export function toWebsite(site: string, articles: SummarizedArticle[]): (turn: number) => Write {
  const post = (kind: Write['kind'], noted: string, path: string, body: object): Write => ({
    kind,
    noted,
    url: site + path,
    method: 'POST',
    body,
  });
  const rating = ({ source, id }: SummarizedArticle) =>
    post('ratings', String(id), '/ai-audio-news/ratings', { refCode: `${source}/${id}`, like: 1, dislike: 0 });
  const feedback = ({ source, id }: SummarizedArticle) =>
    post('feedbacks', String(id), '/ai-summary/feedback', { refCode: `${source}/${id}`, vote: 'yes' });
  const report = (message: string) => {
    const body = { reason: 'ไม่มีเสียง', message, email: '', url: `${site}/home` };
    return post('reports', message, '/ai-audio-news/reports', body);
  };
  const subscription = (endpoint: string) => post('subscriptions', endpoint, '/push/subscriptions', { endpoint, keys });
  return createWriteSequence(articles, { rating, feedback, report, subscription });
}

/**
 * The same writes as websites send them to a newsroom; feedback on summaries is left out, because the website reads and
 * then writes it.
 */
export function toNewsroom(newsroom: string, articles: SummarizedArticle[]): (turn: number) => Write {
  const rating = ({ source, id }: SummarizedArticle): Write => ({
    kind: 'ratings',
    noted: String(id),
    method: 'PUT',
    body: { like: 1, dislike: 0 },
    url: `${newsroom}/audio-contents/feedbacks/refCode:${source}/${id}`,
  });
  const report = (message: string): Write => {
    const query = new URLSearchParams({ message, feedback: 'ไม่มีเสียง', create_at: '2026-11-20 00:30' });
    return { kind: 'reports', noted: message, method: 'GET', url: `${newsroom}/webhook/feedback?${query}` };
  };
  const subscription = (endpoint: string): Write => ({
    kind: 'subscriptions',
    noted: endpoint,
    method: 'POST',
    body: { endpoint, keys },
    url: `${newsroom}/push/subscriptions`,
  });
  return createWriteSequence(articles, { rating, feedback: rating, report, subscription });
}

interface Kinds {
  rating: (article: SummarizedArticle) => Write;
  feedback: (article: SummarizedArticle) => Write;
  report: (message: string) => Write;
  subscription: (endpoint: string) => Write;
}

function createWriteSequence(articles: SummarizedArticle[], { rating, feedback, report, subscription }: Kinds) {
  let reports = 0;
  return (turn: number): Write => {
    // a person who has reported enough rates instead
    const kind = Math.floor(turn / 4) % 4;
    const article = articles[Math.floor(turn / 16) % articles.length] as SummarizedArticle;
    if (kind === 0) return feedback(article);
    if (kind === 1) return subscription(`https://fcm.googleapis.com/fcm/send/${randomUUID()}`);
    if (kind === 2 && reports++ < MAX_REPORTS) return report(randomUUID());
    return rating(article);
  };
}
