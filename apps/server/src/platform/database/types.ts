import pg from 'pg'

const BIGINT = pg.types.builtins.INT8

/** Reads bigint as a number: ids and counts stay far below 2^53, and Kysely's types say number. */
export const typeParsers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}
