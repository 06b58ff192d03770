import type { Party } from '@squash/contract/values'
import { searchWords } from '@squash/rules/text/search-words'
import type { Background } from '../../../feature.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { findMet } from '../../profiles/public.ts'
import { type Met, presentCard, unansweredAddress } from '../conflict.view.ts'
import type { StoredConflict } from '../stored-conflict.ts'
import {
  clearInvitesAmong,
  clearWordsWithName,
  lockWithoutWords,
  readConflicts,
  type Side,
  storeWords,
  waitForOneWithoutWords,
} from './search.store.ts'

const BATCH = 200
/** Batches in one run: after a migration every side lacks its words, and collecting all of them would outlast a job. */
const MAX_BATCHES = 25

/**
 * Collects the words by which users find their conflicts. They come from the card that each party sees, so that a name can
 * be found only if it is shown.
 */
export function searchJobs({ database: { transaction } }: { database: Database }): Background {
  /** What is left after the last batch waits for the schedule, or for the next event. */
  async function collect(): Promise<void> {
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      if ((await transaction(async (tx) => collectFor(tx, await lockWithoutWords(tx, BATCH)))) < BATCH) break
    }
    // A skipped row may be locked by a change to its conflict rather than by another worker collecting its words.
    for (let skipped = 0; skipped < BATCH; skipped += 1) {
      if ((await transaction(async (tx) => collectFor(tx, await waitForOneWithoutWords(tx)))) === 0) return
    }
  }

  async function rename(person: string): Promise<void> {
    await transaction((tx) => clearWordsWithName(tx, person))
    await collect()
  }

  /** Once two people have met, their invites to each other show names, including earlier ones. */
  async function introduce(one: string | null, other: string | null): Promise<void> {
    if (one !== null && other !== null) await transaction((tx) => clearInvitesAmong(tx, [one, other]))
    await collect()
  }

  return {
    subscriptions: [
      {
        name: 'conflicts.collect-words',
        on: {
          'conflict.started': collect,
          'conflict.responded': ({ parties }) => introduce(...parties),
          'debate.answered': ({ creator, opponent }) => introduce(creator, opponent),
          // The creator can find the conflict by its new address.
          'invite.corrected': collect,
          // The address has a new holder, whose name the creator may read.
          'conflict.joined': ({ parties }) => introduce(...parties),
          'conflict.left': collect,
          async 'profile.updated'({ person, fields }) {
            if (fields.includes('name') || fields.includes('username')) await rename(person)
          },
        },
      },
    ],
    // For what was erased or forgotten, and for conflicts from before there was a search.
    schedules: [{ name: 'conflicts.collect-words-left', cron: '*/10 * * * *', run: collect }],
  }
}

/** @returns how many sides got their words */
async function collectFor(tx: Tx, sides: readonly Side[]): Promise<number> {
  if (sides.length === 0) return 0
  const stored = await readConflicts(tx, [...new Set(sides.map(({ conflict }) => conflict))])
  const met = await metByCreator(tx, stored)
  const byId = new Map(stored.map((one) => [one.conflict.id, one]))
  await storeWords(
    tx,
    sides.map((side) => ({ ...side, words: wordsFor(byId.get(side.conflict), side.party, met) })),
  )
  return sides.length
}

/** The invited people that each creator of these conflicts has met, by creator. One statement for each creator. */
async function metByCreator(tx: Tx, stored: readonly StoredConflict[]): Promise<ReadonlyMap<string, Met>> {
  const invites = stored.flatMap((one) => {
    const creator = one.conflict.user1_id
    const address = creator && unansweredAddress(one, creator)
    return creator && address ? [{ creator, address }] : []
  })
  const met = new Map<string, Met>()
  for (const [creator, theirs] of Map.groupBy(invites, ({ creator }) => creator)) {
    const addresses = new Set(theirs.map(({ address }) => address))
    met.set(creator, await findMet(tx, creator, [...addresses]))
  }
  return met
}

function wordsFor(stored: StoredConflict | undefined, party: Party, met: ReadonlyMap<string, Met>): string[] {
  if (!stored) return []
  const { title, other_party } = presentCard(stored, party, met.get(stored.conflict.user1_id ?? ''))
  return searchWords(title, other_party.display_name, other_party.username, other_party.email)
}
