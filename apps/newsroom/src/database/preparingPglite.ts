import { PGlite, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';

const { serialize } = protocol;
const MOST_STATEMENTS = 200;

interface Statement {
  name: string;
  parameterTypes: number[];
  fields: { name: string; dataTypeID: number }[];
}

/**
 * PGlite that prepares a reading statement once and then runs it in one call into the engine. PGlite itself parses, plans
 * and describes it at every query, in five calls: two thirds of the time of the short queries that pages are made of.
 */
export class PreparingPGlite extends PGlite {
  readonly #statements = new Map<string, Statement>();

  override async query<Row>(sql: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<Row>> {
    const isReading = options?.rowMode === 'array' && /^\(*select\b/i.test(sql);
    if (!isReading || (!this.#statements.has(sql) && this.#statements.size >= MOST_STATEMENTS)) {
      return super.query<Row>(sql, params, options);
    }
    // nobody else's statement, and no open transaction, may come in between
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
      concat(serialize.parse({ name, text: sql }), serialize.describe({ type: 'S', name }), serialize.sync()),
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
    const { messages } = await this.execProtocol(
      concat(serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync()),
    );
    const parsers = fields.map(({ dataTypeID }) => options.parsers?.[dataTypeID] ?? this.parsers[dataTypeID]);
    const rows: unknown[] = [];
    for (const message of messages) {
      if (message.name !== 'dataRow') continue;
      const cells = (message as never as { fields: (string | null)[] }).fields;
      rows.push(
        cells.map((cell, index) =>
          cell === null ? null : (parsers[index]?.(cell, fields[index]?.dataTypeID) ?? cell),
        ),
      );
    }
    return { rows: rows as Row[], fields };
  }
}

interface TypesMessage {
  dataTypeIDs: number[];
}
interface FieldsMessage {
  fields: Statement['fields'];
}

function concat(...parts: Uint8Array[]): Uint8Array {
  return Buffer.concat(parts);
}
