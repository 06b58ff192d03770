import { createRulings } from '@squash/server/features/rulings/rulings.service'
import { systemClock } from '@squash/server/platform/clock'
import { openDatabase } from '@squash/server/platform/database/open'
import { createLog } from '@squash/server/platform/log'
import { createOutbox } from '@squash/server/platform/outbox/outbox'
import { type Choice, pgbenchScript, type Sent } from './pgbench-script.ts'

type Ballots = { voters: readonly string[]; rulings: readonly string[] }

/**
 * Casts one vote with the product's own service, and records the statements that it sends.
 * @returns a script for pgbench that casts one of these voters' votes on one of these rulings
 */
export async function voteTransaction(databaseUrl: string, { voters, rulings }: Ballots): Promise<string> {
  const [voter, conflict] = [voters[0], rulings[0]]
  if (!voter || !conflict) throw new Error('Nobody votes, or on nothing')
  const sent: Sent[] = []
  const onStatement = (sql: string, parameters: readonly unknown[]) => sent.push({ sql, parameters })
  const database = await openDatabase({ url: databaseUrl, dataDir: '', log: createLog('error'), onStatement })
  try {
    const service = createRulings({ database, clock: systemClock, outbox: createOutbox(database) })
    const cast = await database.transaction((tx) => service.vote(tx, voter, conflict, 'ai_right'))
    if (!cast.ok) throw new Error(`The vote was refused: ${cast.code}`)
  } finally {
    await database.close()
  }
  const choices: Choice[] = [
    { variable: 'voter', sent: voter, from: voters },
    { variable: 'ruling', sent: conflict, from: rulings },
  ]
  return pgbenchScript(sent, choices)
}
