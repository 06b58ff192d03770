import { pino } from 'pino'
import { openDatabase } from '../../../src/platform/database/open.ts'

/** Inserts rows one by one, and prints each number once the database has acknowledged it. */
const database = await openDatabase({
  dataDir: process.env.DATA_DIR ?? '',
  log: pino({ level: 'silent' }),
})
await database.query('create table if not exists acknowledged (n integer primary key)')
const { rows } = await database.query('select coalesce(max(n), 0) as n from acknowledged')
for (let n = Number(rows[0]?.n) + 1; ; n++) {
  await database.query('insert into acknowledged values ($1)', [n])
  process.stdout.write(`${n}\n`)
}
