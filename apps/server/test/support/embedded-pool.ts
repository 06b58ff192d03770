import { pino } from 'pino'
import { type Embedded, openEmbedded } from '../../src/platform/database/embedded/embedded.ts'
import type { Source } from '../../src/platform/database/source.ts'
import { shapeOf } from './shape.ts'
import { migratedSnapshot } from './snapshot.ts'

const idle: Embedded[] = []
let shapeOfNew: string | undefined

/**
 * An embedded database that earlier files of this process have released, or a new one: opening one takes more than a
 * second, and it stays slow until its code is fully compiled. It still has the rows that were left in it.
 * A database whose schema a test has changed is not reused.
 */
export async function pooledEmbedded(): Promise<Source> {
  const source = idle.pop() ?? (await openEmbedded({ snapshot: await migratedSnapshot() }, pino({ level: 'silent' })))
  shapeOfNew ??= await shapeOf(source)
  return {
    ...source,
    async close() {
      await source.pool.query('reset all')
      if ((await shapeOf(source)) === shapeOfNew) idle.push(source)
      else await source.close()
    },
  }
}
