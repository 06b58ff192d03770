import type { Commitment } from '@squash/contract/commitments'
import { CHECK_IN_ANSWERS, CHECK_IN_DAYS, PARTIES } from '@squash/contract/values'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../events.ts'
import { type Agreement, hasErasedParty } from './agreement.ts'
import { decideAnswer, isOpen, mailDue } from './check-in.ts'
import { decideConfirm } from './confirm.ts'
import { type Revision, withoutParty } from './erase.ts'
import { decideSave } from './save.ts'
import { DISHES, draft, later, RESOLVED, WORDS } from './testing/agreements.ts'

const LISTS: readonly (readonly Commitment[])[] = [
  [],
  [DISHES],
  [DISHES, WORDS],
  [{ who: 'both', what: 'Maya and Jonas read the list together', by: 'by 12 March' }],
]

const party = fc.constantFrom(...PARTIES)
const command = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('save' as const), party, list: fc.constantFrom(...LISTS) }) },
  { weight: 12, arbitrary: fc.record({ do: fc.constant('confirm' as const), party, back: fc.nat({ max: 1 }) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      party,
      day: fc.constantFrom(...CHECK_IN_DAYS),
      held: fc.constantFrom(...CHECK_IN_ANSWERS),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('mail' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('erase' as const), party }) },
)
const histories = fc.array(fc.tuple(command, fc.constantFrom(0, 0, 1, 3, 7, 23)), { minLength: 20, maxLength: 60 })

type World = { agreement: Agreement; revisions: Revision[]; mails: string[]; events: DomainEvent[] }

/** The state of an agreement in words: how many parties have confirmed, and which revision is in force. */
function stateOf({ user1_confirmed_at, user2_confirmed_at, confirmed_at, in_force, revision }: Agreement): string {
  const confirmations = [user1_confirmed_at, user2_confirmed_at].filter((at) => at !== null).length
  const version = in_force === null ? 'none' : in_force.revision === revision ? 'current' : 'earlier'
  return `${confirmed_at === null ? 'draft' : 'confirmed'}, confirmed by ${confirmations}, in force: ${version}`
}
/** Every state an agreement may be in. */
const STATES = [
  'draft, confirmed by 0, in force: none',
  'draft, confirmed by 1, in force: none',
  'draft, confirmed by 0, in force: earlier',
  'draft, confirmed by 1, in force: earlier',
  'confirmed, confirmed by 2, in force: current',
]

function play(history: ReturnType<(typeof histories)['generate']>['value']): World[] {
  let now = RESOLVED
  let world: World = { agreement: draft(), revisions: [revisionOf(draft(), null, now)], mails: [], events: [] }
  const worlds = [world]
  for (const [step, days] of history) {
    now = later(days, now)
    world = { ...world, ...next(world, step, now) }
    worlds.push(world)
  }
  return worlds
}

const revisionOf = ({ revision, commitments }: Agreement, author: Revision['author'], created_at: Date): Revision => ({
  revision,
  author,
  created_at,
  commitments,
})

type Command = ReturnType<(typeof command)['generate']>['value']

function next({ agreement, revisions, mails, events }: World, step: Command, now: Date): Partial<World> {
  switch (step.do) {
    case 'save': {
      const saved = decideSave(agreement, { party: step.party, commitments: step.list, seen: null, now })
      if (!saved.ok || !saved.value) return {}
      const revision = revisionOf(saved.value.agreement, step.party, now)
      return {
        agreement: saved.value.agreement,
        revisions: [...revisions, revision],
        events: [...events, ...saved.value.events],
      }
    }
    case 'confirm': {
      const seen = agreement.revision - step.back
      const decided = decideConfirm(agreement, { party: step.party, seen, now })
      return decided.ok && decided.value
        ? { agreement: decided.value.agreement, events: [...events, ...decided.value.events] }
        : {}
    }
    case 'answer': {
      const decided = decideAnswer(agreement, { ...step, now })
      return decided.ok && decided.value
        ? { agreement: decided.value.agreement, events: [...events, ...decided.value.events] }
        : {}
    }
    case 'mail': {
      if (hasErasedParty(agreement)) return {}
      const due = agreement.check_ins.map((one) => mailDue(one, now))
      return {
        agreement: {
          ...agreement,
          check_ins: agreement.check_ins.map((one, index) => ({
            ...one,
            ...(due[index] === 'ask' && { asked_at: now }),
            ...(due[index] === 'remind' && { reminded_at: now }),
          })),
        },
        mails: [
          ...mails,
          ...agreement.check_ins.flatMap((one, index) => (due[index] ? [`${due[index]} ${one.day} ${one.party}`] : [])),
        ],
      }
    }
    case 'erase':
      return withoutParty(agreement, revisions, {
        party: step.party,
        names: [step.party === 'user1' ? 'Maya' : 'Jonas'],
        words: [],
      })
  }
}

const always = (holds: (world: World, before: World) => void) =>
  fc.assert(
    fc.property(histories, (history) => {
      const worlds = play(history)
      for (const [index, world] of worlds.entries()) holds(world, worlds[index - 1] ?? world)
    }),
    { numRuns: 200 },
  )

describe('any history of an agreement', () => {
  it('reaches every allowed state and no other', () => {
    const seen = new Set<string>()
    always(({ agreement }) => {
      seen.add(stateOf(agreement))
      if (!hasErasedParty(agreement)) expect(STATES).toContain(stateOf(agreement))
    })
    expect([...seen]).toEqual(expect.arrayContaining(STATES))
  })

  it('asks and reminds each party no more than once per check-in', () => {
    always(({ mails, agreement }) => {
      expect(new Set(mails).size).toBe(mails.length)
      for (const { asked_at, reminded_at } of agreement.check_ins) if (reminded_at) expect(asked_at).not.toBeNull()
    })
  })

  it('never moves or loses a check-in, whatever the parties change', () => {
    always(({ agreement }, { agreement: before }) => {
      if (hasErasedParty(agreement)) return
      const days = (changed: Agreement) =>
        changed.check_ins.map(({ due_at, day, party: whose }) => ({ due_at, day, whose }))
      if (before.agreed_at) expect(days(agreement)).toEqual(days(before))
      expect(agreement.check_ins).toHaveLength(agreement.agreed_at ? 4 : 0)
      for (const one of agreement.check_ins) expect(isOpen(one, one.due_at)).toBe(true)
    })
  })

  it('has events that add up to one held agreement while it counts as held, and to none otherwise', () => {
    always(({ agreement, events }) => {
      const counted = events.reduce(
        (sum, event) => (event.type === 'agreement.held' ? sum + (event.held ? 1 : -1) : sum),
        0,
      )
      expect(counted).toBe(agreement.held === true ? 1 : 0)
    })
  })

  it('keeps the revision in force and, last, the current one, numbered in ascending order', () => {
    always(({ agreement, revisions }) => {
      const numbers = revisions.map(({ revision }) => revision)
      expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other))
      expect(revisions.at(-1)).toMatchObject({ revision: agreement.revision, commitments: agreement.commitments })
      if (agreement.in_force) expect(numbers).toContain(agreement.in_force.revision)
    })
  })

  it('keeps no name and no unconfirmed draft of an erased party, and has no open check-in', () => {
    always(({ agreement, revisions }) => {
      for (const [index, whose] of PARTIES.entries()) {
        if (agreement.parties[index] !== null) continue
        expect(JSON.stringify(revisions)).not.toContain(whose === 'user1' ? 'Maya' : 'Jonas')
        expect(agreement.check_ins.filter((one) => one.party === whose || one.held === null)).toEqual([])
        const drafts = revisions.filter(
          ({ author, revision }) => author === whose && revision !== agreement.in_force?.revision,
        )
        expect(drafts).toEqual([])
      }
    })
  })
})
