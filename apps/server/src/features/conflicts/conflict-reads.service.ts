import type { Dashboard } from '@squash/contract/conflict-lists'
import type { ConflictCard } from '@squash/contract/conflicts'
import type { SafetyReview } from '@squash/contract/safety-reviews'
import type { ConflictState, Group } from '@squash/contract/values'
import { partyOf } from '@squash/rules/conflicts/conflict'
import { resolutionRate } from '@squash/rules/rate'
import { ok, refuse } from '@squash/rules/result'
import { searchWords } from '@squash/rules/text/search-words'
import type { Db } from '../../platform/database/database.ts'
import type { Agreements, CheckIns } from '../agreements/public.ts'
import { findMet } from '../profiles/public.ts'
import { presentCard, unansweredAddress, viewOf } from './conflict.view.ts'
import { findConflict, findTitle } from './conflicts.store.ts'
import { findPublicCounts, findWeekStats } from './counters/public-counts.store.ts'
import {
  countPeopleInOpenInvites,
  findCounts,
  findGlobalStats,
  findSharedCounts,
} from './counters/read-counts.store.ts'
import { findYourTurn, listConflicts, type Page } from './lists.store.ts'
import type { StoredConflict } from './stored-conflict.ts'

export type ReadsParts = {
  db: Db
  /** What the dashboard asks about agreements, and how many held. */
  agreements: Pick<Agreements, 'held' | 'ownHeld'> & { openCheckIns: CheckIns['listOpen'] }
  /** Debates to which a user is invited and hasn't replied. */
  debates: { invitesOf: (person: string) => Promise<Dashboard['debate_invites']> }
  /** A user's own latest request to review what keeps a conflict private. */
  findReview: (person: string, conflict: string) => Promise<SafetyReview | null>
}

type ListFilter = {
  group: Group
  state?: ConflictState | null | undefined
  /** As the user typed it. */
  search?: string | null | undefined
}

/** What users see of conflicts: single ones, lists and counters. */
export function createConflictReads({ db, agreements, debates, findReview }: ReadsParts) {
  const metAmong = (stored: StoredConflict[], person: string) =>
    findMet(db, person, [...new Set(stored.flatMap((one) => unansweredAddress(one, person) ?? []))])

  async function cards(stored: StoredConflict[], person: string): Promise<ConflictCard[]> {
    const met = await metAmong(stored, person)
    return stored.flatMap((one) => {
      const party = partyOf(one.conflict, person)
      return party ? [presentCard(one, party, met)] : []
    })
  }

  async function ownCounts(person: string): Promise<{ total: number; resolved: number }> {
    const { total, excused, resolved } = await findCounts(db, person)
    return { total: total - excused, resolved }
  }

  return {
    /** One conflict as this party sees it; anyone else is refused with `conflict.not_found`. */
    async get(person: string, id: string) {
      const stored = await findConflict(db, id)
      const seen = stored ? viewOf(stored, person, await metAmong([stored], person)) : refuse('conflict.not_found')
      if (!stored || !seen.ok) return seen
      const review = await findReview(person, id)
      const { follow_up_of } = stored.conflict
      const earlier = follow_up_of === null ? null : await findTitle(db, follow_up_of)
      return ok({
        ...seen.value,
        ...(stored.ruling_hidden && { ruling_hidden: true }),
        ...(earlier && { follow_up_of: earlier }),
        ...(review && { safety_review: review }),
      })
    },

    /** A page of a user's conflicts, newest first. */
    async list(person: string, { search, ...filter }: ListFilter, page: Page): Promise<ConflictCard[]> {
      const words = searchWords(search ?? null)
      // No title consists of punctuation alone.
      if (search && words.length === 0) return []
      return cards(await listConflicts(db, person, { ...filter, words }, page), person)
    },

    /** A page of the conflicts that a user shares with one other user. */
    listShared: async (person: string, other: string, group: Group, page: Page) =>
      cards(await listConflicts(db, person, { group, other }, page), person),

    /** What the dashboard shows: counters, and what waits for the user (docs/reference/conflicts.md#the-lists-on-the-dashboard). */
    async dashboard(person: string): Promise<Dashboard> {
      const { active, resolved, people, history } = await findCounts(db, person)
      const { count, first } = await findYourTurn(db, person)
      return {
        active,
        resolved,
        people: people + (await countPeopleInOpenInvites(db, person)),
        history,
        your_turn: { count, first: await cards(first, person) },
        debate_invites: await debates.invitesOf(person),
        check_ins: await agreements.openCheckIns(person),
      }
    },

    /**
     * How many conflicts a user has, and their resolution rate in percent, without those they were invited to that closed
     * without blame. Others see only public counters; users themselves also see how many of their agreements held.
     */
    async stats(viewer: string, person: string) {
      const { total, resolved } = await (viewer === person ? ownCounts(person) : findPublicCounts(db, person))
      return {
        total_conflicts: total,
        resolved_conflicts: resolved,
        resolution_rate: resolutionRate(resolved, total),
        ...(viewer === person && (await agreements.ownHeld(person))),
      }
    },

    /** The conflicts that two users share, counted as in `stats`; `closed` includes rulings. */
    async sharedStats(person: string, other: string) {
      const { excused, active, resolved, ruled, ...counts } = await findSharedCounts(db, person, other)
      const total = counts.total - excused
      const closed = resolved + ruled
      return { total, active, closed, ruled, resolution_rate: resolutionRate(closed, total) }
    },

    /** The landing page's counters. */
    globalStats: async () => ({ ...(await findGlobalStats(db)), ...(await agreements.held()) }),

    /** The same for the conflicts created in one week. @param week its Monday */
    weekStats: (week: string) => findWeekStats(db, week),
  }
}
