import { Parser } from 'htmlparser2';
import { CommandFailed } from '../errors/index.ts';
import { MAX_XML_DEPTH } from '../input/index.ts';
import { decodeText } from './decodeText.ts';

/** An item of a feed as it is written: texts with their XML entities resolved, not parsed yet. */
export interface FeedItem {
  /** The address of its channel, empty when that has none. */
  channel: string;
  texts: Map<string, string>;
  categories: string[];
  enclosures: { url: string; type: string }[];
}

/** An item, or a message why it cannot be read; its number in the feed and the line on which it begins, both from 1. */
export interface NumberedItem {
  item: number;
  line: number;
  content: FeedItem | string;
}

// real items are under 100 kB; a far longer one must not fill the memory
const MAX_ITEM_LENGTH = 4 * 1024 * 1024;

const TEXTS = new Set(['title', 'link', 'guid', 'pubDate', 'description', 'content:encoded', 'category']);

/** The reason why the rest of a feed cannot be read. */
class Unreadable extends Error {}

/**
 * Parses the items of an untrusted RSS 2.0 feed: it follows no document type, resolves only XML's own five entities,
 * fetches nothing, and holds one item in memory at a time. Where the rest cannot be read, the last item is a message
 * that says so.
 * @throws {CommandFailed} when it is no feed
 */
export async function* parseFeed(chunks: AsyncIterable<Buffer>): AsyncGenerator<NumberedItem> {
  const reader = new FeedReader();
  let isReadable = true;
  for await (const text of decodeText(chunks)) {
    // the rest of the file is drained, because its sender waits for that
    if (!isReadable) continue;
    isReadable = reader.read(() => reader.write(text));
    yield* reader.takeItems();
  }
  if (isReadable) reader.read(() => reader.end());
  yield* reader.takeItems();
}

/** An item that is being read; `length` is what of it is kept, `broken` why it cannot be taken. */
interface OpenItem {
  line: number;
  length: number;
  broken: string;
  content: FeedItem;
}

class FeedReader {
  #found: NumberedItem[] = [];
  #path: string[] = [];
  #openedAt = -1;
  #channel = '';
  #items = 0;
  #current: OpenItem | null = null;
  #field = '';
  #isFeed = false;
  #isWhole = false;

  #piece = '';
  #pieceStart = 0;
  #counted = 0;
  #line = 1;
  #unparsedLength = 0;

  readonly #parser = new Parser(
    {
      onopentag: (name, attributes) => this.#open(name, attributes),
      onclosetag: (name, isImplied) => this.#close(name, isImplied),
      ontext: (text) => this.#text(text),
      oncomment: () => this.#resetUnparsedLength(),
      onprocessinginstruction: () => this.#resetUnparsedLength(),
    },
    { xmlMode: true },
  );

  /** The items that were found since the last call. */
  takeItems(): NumberedItem[] {
    return this.#found.splice(0);
  }

  /** Runs `work`. Where the feed cannot be read, adds the reason as an item and returns false. */
  read(work: () => void): boolean {
    try {
      work();
      return true;
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const item = this.#current ? this.#items : this.#items + 1;
      this.#found.push({ item, line: this.#current?.line ?? this.#line, content: error.message });
      return false;
    }
  }

  write(text: string): void {
    this.#countLines(this.#pieceStart + this.#piece.length);
    this.#pieceStart += this.#piece.length;
    this.#piece = text;
    this.#unparsedLength += text.length;
    if (this.#unparsedLength > MAX_ITEM_LENGTH)
      throw new Unreadable('a part of it is longer than news can be: the rest was not read');
    this.#parser.write(text);
  }

  end(): void {
    if (!this.#isFeed) throw new CommandFailed('This is no RSS feed: there is nothing in it.');
    this.#parser.end();
    if (!this.#isWhole) throw new Unreadable('the file ends before the feed does');
  }

  #open(name: string, attributes: Record<string, string>): void {
    this.#resetUnparsedLength();
    this.#openedAt = this.#parser.startIndex;
    if (this.#isWhole) throw new Unreadable('something stands behind the feed: it was not read');
    if (this.#path.length === 0 && name !== 'rss')
      throw new CommandFailed(`This is XML, but no RSS feed: it begins with <${name.slice(0, 40)}>.`);
    this.#isFeed = true;
    this.#path.push(name);
    if (this.#path.length > MAX_XML_DEPTH) throw new Unreadable('it nests too deep: the rest was not read');
    const depth = this.#path.length;
    if (depth === 3 && name === 'item' && this.#path[1] === 'channel') this.#begin();
    if (depth === 3 && name === 'link' && !this.#current) this.#channel = '';
    if (depth !== 4 || !this.#current) return;
    const { content } = this.#current;
    const { url = '', type = '' } = attributes;
    this.#field = TEXTS.has(name) ? name : '';
    this.#current.length += name.length + url.length + type.length;
    if (this.#current.length > MAX_ITEM_LENGTH) return;
    if (this.#field === 'category') content.categories.push('');
    else if (this.#field) content.texts.set(name, '');
    if (name === 'enclosure') content.enclosures.push({ url, type });
  }

  #close(name: string, isImplied: boolean): void {
    this.#resetUnparsedLength();
    const isSelfClosed = this.#parser.startIndex === this.#openedAt;
    if (isImplied && !isSelfClosed && this.#current)
      this.#current.broken ||= `its <${name.slice(0, 40)}> is not closed`;
    if (this.#path.length === 1 && (!isImplied || isSelfClosed)) this.#isWhole = true;
    if (this.#path.length === 4) this.#field = '';
    if (this.#path.length === 3 && this.#current) this.#finish(this.#current);
    this.#path.pop();
  }

  #text(text: string): void {
    this.#resetUnparsedLength();
    if (!this.#current) {
      if (this.#path.length === 3 && this.#path[2] === 'link') this.#channel = (this.#channel + text).slice(0, 2000);
      return;
    }
    if (!this.#field) return;
    const { content } = this.#current;
    this.#current.length += text.length;
    if (this.#current.length > MAX_ITEM_LENGTH) return;
    if (this.#field === 'category') content.categories.push((content.categories.pop() ?? '') + text);
    else content.texts.set(this.#field, (content.texts.get(this.#field) ?? '') + text);
  }

  #begin(): void {
    this.#countLines(this.#parser.startIndex);
    this.#items += 1;
    const content = { channel: this.#channel.trim(), texts: new Map(), categories: [], enclosures: [] };
    this.#current = { line: this.#line, length: 0, broken: '', content };
  }

  #finish({ line, length, broken, content }: OpenItem): void {
    const reason = broken || (length > MAX_ITEM_LENGTH ? 'longer than an item may be' : '');
    this.#found.push({ item: this.#items, line, content: reason || content });
    this.#current = null;
  }

  /** The parser buffers a tag or text until its end; the length of what it buffers is counted from here. */
  #resetUnparsedLength(): void {
    this.#unparsedLength = 0;
  }

  #countLines(to: number): void {
    const end = to - this.#pieceStart;
    for (let at = this.#piece.indexOf('\n', this.#counted - this.#pieceStart); at !== -1 && at < end; ) {
      this.#line += 1;
      at = this.#piece.indexOf('\n', at + 1);
    }
    this.#counted = Math.max(this.#counted, to);
  }
}
