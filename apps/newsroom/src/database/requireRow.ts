/** The row that a write returned. @throws when it has written nothing, which no input can cause */
export function requireRow<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('The database has stored nothing.');
  return row;
}
