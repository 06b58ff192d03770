import { REFUSALS } from '@squash/contract/errors'
import type { AiRuling } from '@squash/contract/rulings'
import { type HiddenBy, RULING_VOTES, type RulingVote } from '@squash/contract/values'
import type { Hiding } from '@squash/rules/reports/hiding'
import { ok, refuse } from '@squash/rules/result'
import { BAD_FAITH, badFaithDay, decideRulingVote } from '@squash/rules/rulings/vote'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { ErasedPerson } from '../../platform/erasure/erased-person.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { createReadRounds } from '../../platform/read-rounds.ts'
import { isUuid } from '../../platform/uuid.ts'
import type { ErasedWords, IssuedRuling } from '../conflicts/public.ts'
import { countVoteByVerdict } from '../fairness/public.ts'
import { erasePerson, eraseQuotations, namesInRulings, publishRuling } from './publishing.ts'
import {
  CAST,
  changeHidden,
  countsOf,
  countVote,
  findBallot,
  findPublicRuling,
  findTallies,
  findVote,
  insertBadFaithDay,
  listRulings,
  listVotes,
  type Page,
  withVote,
} from './rulings.store.ts'
import { presentRuling, viewerOf } from './rulings.view.ts'

type Parts = { database: Pick<Database, 'db' | 'isLagging'>; clock: Clock; outbox: Outbox }

/** Users whose page may be a second old share a read from the replica; the others share one from the primary. */
type PageRead = { page: Page; isLagging: boolean }

/** The public board: final rulings that everyone may read, and everyone but the two parties may vote on. */
export function createRulings({ database, clock, outbox }: Parts) {
  const { db } = database
  /** Reads a page of the board once for all requests at the same moment, with the votes of those signed in. */
  const readPages = createReadRounds(async ({ page }: PageRead, askers: readonly (string | null)[]) => {
    const viewers = askers.filter((asker) => asker !== null)
    return (await listRulings(db, viewers, page)).map((row) => ({ row, ruling: presentRuling(row) }))
  })

  const readPage = (page: Page, viewer: string | null) => readPages({ page, isLagging: database.isLagging() }, viewer)

  async function counts(conflict: string) {
    const [tallies] = await findTallies(db, [conflict])
    return tallies ? ok(countsOf(tallies)) : refuse('conflict.not_found')
  }

  return {
    /** Notified by conflicts, in the transaction that issues the ruling or changes who shows their name. */
    rulingChanged: (tx: Tx, ruling: IssuedRuling): Promise<void> => publishRuling(tx, ruling),

    /** Notified by conflicts, in the transaction that erases one of the two parties. */
    wordsErased: (tx: Tx, words: ErasedWords): Promise<void> => eraseQuotations(tx, words),

    /** The names that a user has had, as stored with the rulings about them. */
    formerNames: (tx: Tx, person: string): Promise<string[]> => namesInRulings(tx, person),

    /** Called in the transaction that erases an account. */
    personErased: (tx: Tx, person: Pick<ErasedPerson, 'id' | 'names'>): Promise<void> => erasePerson(tx, person),

    /** A page of the board, newest first. @param viewer null for a visitor */
    async list(viewer: string | null, page: Page): Promise<AiRuling[]> {
      const shared = await readPage(page, viewer)
      return shared.map(({ row, ruling }) => (viewer === null ? ruling : { ...ruling, ...viewerOf(row, viewer) }))
    },

    /** One ruling as visitors see it; null if none on the board has this id, which may be any text. */
    async find(id: string): Promise<AiRuling | null> {
      const [found] = isUuid(id) ? await readPage({ limit: 1, before: null, only: id }, null) : []
      return found?.ruling ?? null
    },

    /** The tallies of a public ruling, by vote. */
    async voteCounts(conflict: string) {
      const counted = await counts(conflict)
      return counted.ok
        ? ok(RULING_VOTES.map((vote_type) => ({ vote_type, vote_count: counted.value[vote_type] })))
        : counted
    },

    /** A user's vote, in a list because clients expect one; empty before they have voted. */
    async ownVote(voter: string, conflict: string) {
      const vote_type = await findVote(db, conflict, voter)
      if (vote_type === undefined) return refuse('conflict.not_found')
      return ok(vote_type === null ? [] : [{ vote_type }])
    },

    /** Whether a user may vote, and the message if they may not. */
    async canVote(voter: string, conflict: string): Promise<{ can_vote: boolean; reason: string | null }> {
      const decision = decideRulingVote(await findPublicRuling(db, conflict), voter)
      return { can_vote: decision.ok, reason: decision.ok ? null : REFUSALS[decision.code].message }
    },

    /** Casts or changes a vote. @returns the new tallies */
    async vote(tx: Tx, voter: string, conflict: string, vote: RulingVote) {
      const at = clock.now()
      const since = new Date(at.getTime() - BAD_FAITH.within)
      for (;;) {
        const ballot = await findBallot(tx, { conflict, voter, since, most: BAD_FAITH.votes })
        const decision = decideRulingVote(ballot.ruling, voter)
        if (!decision.ok) return decision
        const { previous, verdict } = ballot
        if (previous === vote) {
          const counted = await counts(conflict)
          return counted.ok ? ok({ vote_type: vote, vote_counts: counted.value }) : counted
        }
        const change = { conflict, voter, from: previous, to: vote, at }
        const stored = withVote(tx, change)
        const compared = verdict ? countVoteByVerdict(stored, { ...change, verdict }, CAST) : stored
        const statement = outbox.alongside(
          compared,
          [{ type: 'ruling.voted', conflict, voter, vote, previous, at }],
          CAST,
        )
        const vote_counts = await countVote(statement, change)
        // Another request by the voter has changed their vote since it was read.
        if (!vote_counts) continue
        const local_day = badFaithDay(ballot.recent, ballot.time_zone, at)
        if (local_day !== null && (await insertBadFaithDay(tx, voter, local_day)))
          await outbox.publish(tx, [{ type: 'voting.bad_faith', voter, local_day, at }])
        return ok({ vote_type: vote, vote_counts })
      }
    },

    /**
     * Takes a ruling off the board, or puts it back; the caller decides who may do so.
     * @param by null: puts it back
     * @returns whether that changed anything, and its two parties; null when there is no such ruling
     */
    async setHidden(tx: Tx, conflict: string, by: HiddenBy | null): Promise<Hiding | null> {
      const at = clock.now()
      const ruling = await changeHidden(tx, conflict, { by, at })
      if (!ruling) return null
      const { changed, parties } = ruling
      if (changed) await outbox.publish(tx, [{ type: 'ruling.hidden', conflict, parties, hidden: by !== null, at }])
      return { changed, people: parties }
    },

    /** All votes of a user, for their download. */
    async votesOf(person: string) {
      const votes = await listVotes(db, person)
      return votes.map(({ voted_at, ...vote }) => ({ ...vote, voted_at: voted_at.toISOString() }))
    },
  }
}

export type Rulings = ReturnType<typeof createRulings>
