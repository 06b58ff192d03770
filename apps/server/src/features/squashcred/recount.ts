import { isDeepStrictEqual } from 'node:util'
import { type Counters, NO_COUNTERS } from '@squash/rules/counters/counters'
import { LEDGER_CODES } from '@squash/rules/squashcred/awards'
import type { Miscount } from '../../platform/database/compare-counters.ts'
import type { Db } from '../../platform/database/database.ts'
import type { RewardTotals } from '../reward-totals/public.ts'
import { listFacts, takeFact } from './facts.store.ts'
import { type Entry, type EntryAmount, listAmounts } from './ledger.store.ts'

/** Facts of one user that are in memory at a time. */
const PAGE = 500

/** A user's totals computed from their facts, and how the stored ones differ. */
export type Recount = {
  counters: Counters
  squashcred: number
  achievements: number
  /** Entries that the facts support and the ledger lacks, and vice versa. Those given by hand are left alone. */
  missing: readonly Entry[]
  tooMany: readonly EntryAmount[]
  /** Achievements that the facts record as unlocked, but that the user lacks. */
  locked: readonly { person: string; code: string; at: Date }[]
  miscounts: readonly Miscount[]
}

/** Recounts one user from their facts, in order. */
export async function recountPerson(db: Db, totals: RewardTotals): Promise<Recount> {
  const { person } = totals
  const { counters, given, unlocked } = await foldFacts(db, person)
  const stored = await listAmounts(db, person)
  const tooMany = stored.filter((entry) => isRuled(entry) && given.get(keyOf(entry))?.amount !== entry.amount)
  const right = new Set(stored.filter((entry) => !tooMany.includes(entry)).map(keyOf))
  const missing = [...given.values()].filter((entry) => !right.has(keyOf(entry)))
  const locked = [...unlocked.values()].filter(({ code }) => !totals.unlocked.has(code))
  const recounted = {
    counters,
    squashcred: sum(stored) - sum(tooMany) + sum(missing),
    achievements: totals.unlocked.size + locked.length,
  }
  return {
    ...recounted,
    missing,
    tooMany,
    locked,
    miscounts: miscountsOf(totals, recounted, { missing, tooMany, locked }),
  }
}

async function foldFacts(db: Db, person: string) {
  let counters = NO_COUNTERS
  const given = new Map<string, Entry>()
  const unlocked = new Map<string, Recount['locked'][number]>()
  for (let after = 0, more = true; more; ) {
    const page = await listFacts(db, person, { after, limit: PAGE })
    for (const fact of page) {
      const { event } = fact
      const taken = takeFact(counters, fact)
      counters = taken.counters
      for (const award of taken.awards) {
        if (!given.has(keyOf(award))) given.set(keyOf(award), { ...award, at: event.at })
      }
      if (event.type === 'achievement.unlocked') unlocked.set(event.code, { person, code: event.code, at: event.at })
    }
    after = page.at(-1)?.eventId ?? after
    more = page.length === PAGE
  }
  return { counters, given, unlocked }
}

const keyOf = ({ code, subject }: Pick<EntryAmount, 'code' | 'subject'>): string => `${code} ${subject}`
const isRuled = ({ code }: EntryAmount): boolean => Object.hasOwn(LEDGER_CODES, code)
const sum = (entries: readonly Pick<EntryAmount, 'amount'>[]): number =>
  entries.reduce((total, { amount }) => total + amount, 0)
const amountsOf = (entries: readonly EntryAmount[]) =>
  entries.map(({ code, subject, amount }) => ({ code, subject, amount }))

function miscountsOf(
  totals: RewardTotals,
  recounted: Pick<Recount, 'counters' | 'squashcred' | 'achievements'>,
  { missing, tooMany, locked }: Pick<Recount, 'missing' | 'tooMany' | 'locked'>,
): Miscount[] {
  const id = totals.person
  const miscounts: Miscount[] = []
  const [stored, counted] = [countersByName(totals), countersByName(recounted)]
  const differing = [...new Set([...stored.keys(), ...counted.keys()])].filter(
    (field) => !isDeepStrictEqual(stored.get(field), counted.get(field)),
  )
  const only = (counters: ReadonlyMap<string, unknown>) =>
    Object.fromEntries(differing.map((field) => [field, counters.get(field)]))
  if (differing.length > 0)
    miscounts.push({ table: 'reward_standings', id, stored: only(stored), counted: only(counted) })
  if (missing.length + tooMany.length > 0)
    miscounts.push({ table: 'squashcred_events', id, stored: amountsOf(tooMany), counted: amountsOf(missing) })
  if (locked.length > 0)
    miscounts.push({ table: 'user_achievements', id, stored: [], counted: locked.map(({ code }) => code) })
  return miscounts
}

/** Each counter by its name; a missing tally equals zero. */
function countersByName({
  counters,
  squashcred,
  achievements,
}: Pick<Recount, 'counters' | 'squashcred' | 'achievements'>) {
  const { tallies, ...others } = counters
  const counted = Object.entries(tallies).filter(([, times]) => times !== 0)
  return new Map<string, unknown>([...Object.entries({ ...others, squashcred, achievements }), ...counted])
}
