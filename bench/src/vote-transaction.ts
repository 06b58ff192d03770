import { createRulings } from '@squash/server/features/rulings/rulings.service'
import { systemClock } from '@squash/server/platform/clock'
import { openDatabase } from '@squash/server/platform/database/open'
import { createLog } from '@squash/server/platform/log'
import { createOutbox } from '@squash/server/platform/outbox/outbox'
import { type Choice, pgbenchScript, type Sent } from './pgbench-script.ts'

type Ballots = { voters: readonly string[]; rulings: readonly string[] }

/** The statements of one vote, and who cast it on what. */
export type CastVote = { sent: readonly Sent[]; voter: string; ruling: string }

/** Casts one vote with the product's own service, and records the statements that it sends. */
export async function castVote(databaseUrl: string, { voters, rulings }: Ballots): Promise<CastVote> {
  const [voter, ruling] = [voters[0], rulings[0]]
  if (!voter || !ruling) throw new Error('There are no voters or no rulings')
  const sent: Sent[] = []
  const onStatement = (sql: string, parameters: readonly unknown[]) => sent.push({ sql, parameters })
  const database = await openDatabase({ url: databaseUrl, dataDir: '', log: createLog('error'), onStatement })
  try {
    const service = createRulings({ database, clock: systemClock, outbox: createOutbox(database) })
    const cast = await database.transaction((tx) => service.vote(tx, voter, ruling, 'ai_right'))
    if (!cast.ok) throw new Error(`The vote was refused: ${cast.code}`)
  } finally {
    await database.close()
  }
  return { sent, voter, ruling }
}

/** A script for pgbench that casts one of these voters' votes on one of these rulings. */
export function scriptOf({ sent, voter, ruling }: CastVote, { voters, rulings }: Ballots): string {
  const choices: Choice[] = [
    { variable: 'voter', sent: voter, from: voters },
    { variable: 'ruling', sent: ruling, from: rulings },
  ]
  return pgbenchScript(sent, choices)
}
