import {
  PGlite,
  type PGliteOptions,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';

const { serialize } = protocol;
const MAX_STATEMENTS = 200;
/**
 * The engine takes its memory when it starts. With 128 MB, its own default, searches in 41,000 articles take as long, and
 * an import as well (benchmarks/README.md).
 */
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];
/** Values are parameters: in the text of a statement these words stand only where it writes. */
const WRITES = /\b(?:insert into|update|delete from)\b/i;

interface Statement {
  name: string;
  parameterTypes: number[];
  fields: { name: string; dataTypeID: number }[];
}

/**
 * PGlite that prepares a reading statement once and then runs it in one call of the engine. PGlite itself parses, plans
 * and describes it at every query, in five calls, which is two thirds of the time of the short queries of pages.
 */
export class PreparingPGlite extends PGlite {
  readonly #statements = new Map<string, Statement>();
  /** Called before everything that writes; what it throws refuses that. */
  requireRoom: () => void = () => {};

  constructor(options: PGliteOptions = {}) {
    super({ ...options, startParams: START_PARAMS });
  }

  override async transaction<Result>(callback: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    this.requireRoom();
    return super.transaction(callback);
  }

  override async query<Row>(sql: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<Row>> {
    if (WRITES.test(sql)) this.requireRoom();
    // a notification would arrive within the answer, where it would be overlooked
    const isReading = options?.rowMode === 'array' && /^\(*select\b(?!.*\bpg_notify\b)/is.test(sql);
    if (!isReading || (!this.#statements.has(sql) && this.#statements.size >= MAX_STATEMENTS)) {
      return super.query<Row>(sql, params, options);
    }
    // no other statement and no open transaction may come in between
    return this._runExclusiveTransaction(() =>
      this._runExclusiveQuery(async () => {
        const statement = this.#statements.get(sql) ?? (await this.#prepare(sql));
        return this.#execute<Row>(statement, params, options);
      }),
    );
  }

  async #prepare(sql: string): Promise<Statement> {
    const name = `reading_${this.#statements.size}`;
    const { messages } = await this.execProtocol(
      joinBytes(serialize.parse({ name, text: sql }), serialize.describe({ type: 'S', name }), serialize.sync()),
    );
    const statement: Statement = { name, parameterTypes: [], fields: [] };
    for (const message of messages) {
      if (message.name === 'parameterDescription')
        statement.parameterTypes = (message as never as TypesMessage).dataTypeIDs;
      if (message.name === 'rowDescription') statement.fields = (message as never as FieldsMessage).fields;
    }
    this.#statements.set(sql, statement);
    return statement;
  }

  async #execute<Row>({ name, parameterTypes, fields }: Statement, params: unknown[], options: QueryOptions = {}) {
    const values = params.map((value, index) => {
      if (value === null || value === undefined) return null;
      return this.serializers[parameterTypes[index] ?? 0]?.(value) ?? String(value);
    });
    const request = joinBytes(serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync());
    const answer: Buffer[] = [];
    // as a stream: otherwise PGlite parses the answer first, which takes longer than the query
    await this.execProtocolRawStream(request, {
      syncToFs: false,
      onRawData: (part) => void answer.push(Buffer.from(part)),
    });
    const parsers = fields.map(({ dataTypeID }) => options.parsers?.[dataTypeID] ?? this.parsers[dataTypeID]);
    const rows = readRows(
      Buffer.concat(answer),
      (cell, column) => parsers[column]?.(cell, fields[column]?.dataTypeID) ?? cell,
    );
    return { rows: rows as Row[], fields };
  }
}

const DATA_ROW = 'D'.charCodeAt(0);
const ERROR = 'E'.charCodeAt(0);

/**
 * Parses the rows of an answer of the engine, cell by cell: PGlite's own parser takes as long as the query.
 * @throws with the engine's message when it reports an error
 */
function readRows(bytes: Buffer, parse: (cell: string, column: number) => unknown): unknown[][] {
  const rows: unknown[][] = [];
  // a message is a letter, the length of the rest including itself in four bytes, and the rest
  for (let start = 0; start < bytes.length; start += 1 + bytes.readInt32BE(start + 1)) {
    if (bytes[start] === ERROR) throw toError(bytes.subarray(start + 5, start + 1 + bytes.readInt32BE(start + 1)));
    if (bytes[start] !== DATA_ROW) continue;
    const row: unknown[] = [];
    let at = start + 7;
    for (let left = bytes.readInt16BE(start + 5); left > 0; left--) {
      const length = bytes.readInt32BE(at);
      at += 4;
      row.push(length === -1 ? null : parse(bytes.toString('utf8', at, at + length), row.length));
      at += Math.max(length, 0);
    }
    rows.push(row);
  }
  return rows;
}

/** An error message consists of fields, each a letter and a text: C is its code, M its message. */
function toError(parts: Buffer): Error {
  const part = (letter: string) =>
    parts
      .toString('utf8')
      .split('\0')
      .find((one) => one.startsWith(letter))
      ?.slice(1);
  return Object.assign(new Error(part('M') ?? 'the database refused'), { code: part('C') });
}

interface TypesMessage {
  dataTypeIDs: number[];
}
interface FieldsMessage {
  fields: Statement['fields'];
}

function joinBytes(...parts: Uint8Array[]): Uint8Array {
  return Buffer.concat(parts);
}
