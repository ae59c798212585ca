import { listWords } from '@sala/thai';

/** A sentence that may become a point. `paragraph` counts from 0. */
export interface Candidate {
  text: string;
  paragraph: number;
}

/** The words of a text with their weights, as a vector of length one. */
type Vector = Map<string, number>;

interface Weighed {
  candidate: Candidate;
  vector: Vector;
  worth: number;
}

/** How much the relevance of a candidate counts against its likeness to points already chosen. */
const RELEVANCE = 0.65;
/** Two candidates at least this alike say the same. */
const SAME = 0.55;
const ROUNDS = 30;
const DAMPING = 0.85;

// words that occur in every article tell nothing about this one
const COMMON = new Set(
  (
    'และ ที่ ของ ใน เป็น ได้ ให้ มี การ ว่า จะ โดย กับ จาก นี้ ไม่ ไป มา แต่ หรือ ซึ่ง ต้อง อยู่ ต่อ ถึง เพื่อ ทั้ง แล้ว ด้วย ยัง ความ ผู้ นั้น ขึ้น กว่า รวม ทำ ' +
    'นาย นาง นส กล่าว ตาม คือ ทาง อีก เมื่อ หาก ระบุ เปิดเผย วัน วันที่ แห่ง กัน ขอ จึง ทุก เข้า ออก อย่าง ระหว่าง ภายใน ดังกล่าว'
  ).split(' '),
);

/** At most `wanted` candidates that cover most of the article and repeat each other least, in the article's order. */
export function selectCandidates(candidates: Candidate[], headline: string, count: number): Candidate[] {
  const remaining = new Set(weigh(candidates, headline));
  const chosen: Weighed[] = [];
  while (chosen.length < count) {
    // maximal marginal relevance
    const open = [...remaining].map((one) => {
      const repeated = Math.max(0, ...chosen.map(({ vector }) => computeLikeness(vector, one.vector)));
      return { one, repeated, score: RELEVANCE * one.worth - (1 - RELEVANCE) * repeated };
    });
    const best = open.filter(({ repeated }) => repeated < SAME).sort((a, b) => b.score - a.score)[0];
    if (!best) break;
    remaining.delete(best.one);
    chosen.push(best.one);
  }
  const selected = new Set(chosen.map(({ candidate }) => candidate));
  return candidates.filter((candidate) => selected.has(candidate));
}

/**
 * Weighs each candidate by how much it has in common with the others (TextRank) and with the headline, and by how early
 * it comes.
 */
function weigh(candidates: Candidate[], headline: string): Weighed[] {
  const texts = candidates.map(({ text }) => countWords(text));
  const frequency = new Map<string, number>();
  for (const counts of texts) for (const word of counts.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const toVector = (counts: Map<string, number>): Vector => {
    const weights = [...counts].map(([word, count]): [string, number] => [
      word,
      (1 + Math.log(count)) * Math.log(1 + candidates.length / (frequency.get(word) ?? 1)),
    ]);
    const norm = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    return new Map(weights.map(([word, weight]) => [word, weight / norm]));
  };
  const headlineVector = toVector(countWords(headline));
  const vectors = texts.map(toVector);
  const ranks = computeTextRank(vectors);
  const highest = Math.max(...ranks);
  return candidates.map((candidate, index) => {
    const vector = vectors[index] as Vector;
    const central = (ranks[index] as number) / highest;
    const early = 1 / (1 + 0.35 * candidate.paragraph);
    return { candidate, vector, worth: 0.4 * central + 0.25 * computeLikeness(vector, headlineVector) + 0.35 * early };
  });
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of listWords(text))
    if (word.length > 1 && !COMMON.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The weights of TextRank: a random walk from text to text along their likeness. */
function computeTextRank(vectors: Vector[]): number[] {
  const links = vectors.map((one) => {
    const row = vectors.map((other) => (one === other ? 0 : computeLikeness(one, other)));
    const sum = row.reduce((total, value) => total + value, 0) || 1;
    return row.map((value) => value / sum);
  });
  let ranks = vectors.map(() => 1);
  for (let round = 0; round < ROUNDS; round++)
    ranks = ranks.map(
      (_, to) => 1 - DAMPING + DAMPING * ranks.reduce((sum, rank, from) => sum + rank * (links[from]?.[to] ?? 0), 0),
    );
  return ranks;
}

/** The cosine of two vectors of length one. */
function computeLikeness(one: Vector, other: Vector): number {
  let product = 0;
  for (const [word, weight] of one) product += weight * (other.get(word) ?? 0);
  return product;
}
