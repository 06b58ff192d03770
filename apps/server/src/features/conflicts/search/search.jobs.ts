import { searchWords } from '@squash/rules/text/search-words'
import type { Background } from '../../../feature.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { findMet } from '../../profiles/public.ts'
import { presentCard, unansweredAddress } from '../conflict.view.ts'
import type { StoredConflict } from '../stored-conflict.ts'
import {
  forgetInvitesAmong,
  forgetName,
  lockWithoutWords,
  readConflicts,
  type Side,
  storeWords,
} from './search.store.ts'

const AT_ONCE = 200

/**
 * Collects the words by which people find their conflicts. They are taken from the card that each side sees, so that a
 * name can be searched for only as far as it is shown.
 */
export function searchJobs({ database: { transaction } }: { database: Database }): Background {
  async function collect(): Promise<void> {
    let collected: number
    do {
      collected = await transaction(async (tx) => collectSome(tx))
    } while (collected === AT_ONCE)
  }

  async function rename(person: string): Promise<void> {
    await transaction((tx) => forgetName(tx, person))
    await collect()
  }

  /** Two people who have met read each other's names on their invites, earlier ones as well. */
  async function introduce(one: string | null, other: string | null): Promise<void> {
    if (one !== null && other !== null) await transaction((tx) => forgetInvitesAmong(tx, [one, other]))
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
          // The creator finds it by the address that they see.
          'invite.corrected': collect,
          // The address has another holder, whose name the creator may read.
          'conflict.joined': ({ parties }) => introduce(...parties),
          'conflict.left': collect,
          async 'profile.updated'({ person, fields }) {
            if (fields.includes('name') || fields.includes('username')) await rename(person)
          },
        },
      },
    ],
    // What was erased or forgotten, and conflicts from before there was a search.
    schedules: [{ name: 'conflicts.collect-words-left', cron: '*/10 * * * *', run: collect }],
  }
}

/** @returns how many sides got their words */
async function collectSome(tx: Tx): Promise<number> {
  const sides = await lockWithoutWords(tx, AT_ONCE)
  if (sides.length === 0) return 0
  const ids = [...new Set(sides.map(({ conflict }) => conflict))]
  const stored = new Map((await readConflicts(tx, ids)).map((one) => [one.conflict.id, one]))
  const found: (Side & { words: string[] })[] = []
  for (const side of sides) found.push({ ...side, words: await wordsFor(tx, stored.get(side.conflict), side) })
  await storeWords(tx, found)
  return sides.length
}

async function wordsFor(tx: Tx, stored: StoredConflict | undefined, { party }: Side): Promise<string[]> {
  if (!stored) return []
  const creator = party === 'user1' ? stored.conflict.user1_id : null
  const address = creator && unansweredAddress(stored, creator)
  const met = creator && address ? await findMet(tx, creator, [address]) : undefined
  const { title, other_party } = presentCard(stored, party, met)
  return searchWords(title, other_party.display_name, other_party.username, other_party.email)
}
