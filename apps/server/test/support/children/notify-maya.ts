import { pino } from 'pino'
import { openDatabase } from '../../../src/platform/database/open.ts'
import { createLive } from '../../../src/platform/live/create-live.ts'

/** Notifies Maya's browsers of a conflict, then exits. */
const { DATABASE_URL: url = '', PERSON: person = '' } = process.env
const log = pino({ level: 'silent' })
const database = await openDatabase({ url, dataDir: '', log })
const live = createLive({ database, log, clock: { now: () => new Date() } })
await database.transaction((tx) =>
  live.append(tx, [{ person, live: { event: 'conflict.changed', data: { conflict_id: 'dishes' } } }]),
)
await database.close()
process.stdout.write('notified\n')
