import { describe, expect, it } from 'vitest'
import {
  after,
  conflictBetween,
  countersOf,
  JONAS,
  jonass,
  MAYA,
  many,
  mayas,
  TUESDAY,
} from '../counters/testing/histories.ts'
import type { DomainEvent } from '../events.ts'
import { DAY, HOUR } from '../time/units.ts'
import { archetypeOf } from './assign.ts'
import { ARCHETYPES, type ArchetypeId, archetypeNotice, isArchetypeId } from './catalogue.ts'

type History = readonly DomainEvent[]
/** A year later, so that no conflict counts as recently started. */
const LATER = after(365 * DAY)

const ofMaya = (events: History, { now = LATER, overdue = 0, sent = 0, received = 0 } = {}): ArchetypeId =>
  archetypeOf(countersOf(events), { now, overdue, unanswered: { sent, received } })

/** Conflicts in which Maya responds with this text each time, without any further events. */
const saying = (text: string, times = 3): History =>
  many(times, (number) => [jonass(number).started(), jonass(number).responded(text)])
const unanswered = (times: number): History => many(times, (number) => jonass(number).started())
const settled = (times: number, hours = 24): History =>
  many(times, (number) => [
    mayas(number).started(),
    mayas(number).responded(),
    mayas(number).resolved(2, after(hours * HOUR)),
  ])
const lateAnswers = (times: number, hours = 72): History =>
  many(times, (number) => [
    jonass(number).started(),
    jonass(number).responded('', after(hours * HOUR)),
    jonass(number).resolved(2, after(100 * HOUR)),
  ])
const apology = [...saying('Sorry, sorry, sorry', 2)]
const recently = { now: after(5 * DAY) }

/** The smallest history that gives Maya this archetype, and the closest one that gives her another. */
const rows: Record<ArchetypeId, [makes: History, nearest: History, moment?: Parameters<typeof ofMaya>[1]]> = {
  'the-peaceful-observer': [[], unanswered(1)],
  'the-chaos-goblin': [unanswered(5), unanswered(4)],
  'the-drama-generator': [
    many(3, (number) => mayas(number).started()),
    [...many(2, (number) => mayas(number).started()), mayas('old').started('', after(-25 * DAY))],
    recently,
  ],
  'the-swift-fixer': [settled(2, 0.9), settled(2, 1)],
  'the-fixer': [
    many(3, (number) => [jonass(number).started(), jonass(number).responded(), jonass(number).resolved()]),
    many(2, (number) => [jonass(number).started(), jonass(number).responded(), jonass(number).resolved()]),
  ],
  'the-harmony-seeker': [settled(3), settled(2)],
  'the-accountability-champ': [
    [...saying('', 3), ...many(3, (number) => jonass(number).reflected())],
    [...saying('', 3), ...many(2, (number) => jonass(number).reflected())],
  ],
  'the-rehasher': [
    [...saying('', 1), ...many(2, (number) => jonass(number).voted(MAYA, false))],
    [...saying('', 1), jonass().voted(MAYA, false), jonass().voted(JONAS, false)],
  ],
  'the-passive-ghost': [[mayas().started()], [], { sent: 1 }],
  'the-unread-receipt': [unanswered(2), [], { received: 2 }],
  'the-firestarter': [saying('A'.repeat(10) + 'a'.repeat(10)), saying('A'.repeat(19))],
  'the-spreadsheet-warrior': [saying('x'.repeat(901)), saying('x'.repeat(900))],
  'the-empath': [saying('I feel unseen'), saying('I feel unseen', 2)],
  'the-cooldown-king': [lateAnswers(2), [...lateAnswers(2, 71)]],
  'the-chronic-clarifier': [saying('Why?????'), saying('Why????')],
  'the-side-eye-sender': [[...saying('Whatever.', 2), jonass(2).responded('Fine, fine, fine.')], saying('Fine, fine.')],
  'the-petty-picasso': [saying('😡'.repeat(10)), saying('😡'.repeat(9))],
  'the-polite-avenger': [
    [...apology, jonass(0).voted(MAYA, false)],
    [...apology, jonass(0).voted(MAYA, true)],
  ],
  'the-disappearing-diplomat': [saying('', 1), [], { overdue: 2 }],
  'the-emotional-diplomat': [saying('', 1), []],
}

describe.each(Object.entries(rows))('%s', (archetype, [makes, nearest, moment]) => {
  it('fits the smallest qualifying history', () => expect(ofMaya(makes, moment)).toBe(archetype))
  it('does not fit the most similar history', () => expect(ofMaya(nearest, moment)).not.toBe(archetype))
})

describe('other histories', () => {
  it('five unsatisfied votes make a user with a single conflict the chaos goblin', () => {
    expect(ofMaya([...saying('', 1), ...many(5, () => jonass(0).voted(MAYA, false))])).toBe('the-chaos-goblin')
  })
  it('an unanswered conflict that was deleted is ignored', () => {
    expect(ofMaya([mayas().started(), mayas().deleted()])).toBe('the-peaceful-observer')
  })
  it('ten declined invites leave the archetype unchanged', () => {
    const declined = { was: 'pending', waiting_on: ['user2'], reason: 'declined' } as const
    const history = many(10, (number) => [jonass(number).started(), jonass(number).abandoned(declined)])
    expect(ofMaya(history)).toBe('the-peaceful-observer')
  })
  it('one unanswered invite is not enough for an archetype', () => {
    expect(ofMaya(unanswered(1), { received: 1 })).toBe('the-emotional-diplomat')
  })
  it('one overdue conflict changes no archetype', () => {
    expect(ofMaya(saying('', 1), { overdue: 1 })).toBe('the-emotional-diplomat')
  })
  it('a conflict started exactly 30 days ago is no longer recent', () => {
    const starts = many(3, (number) => [mayas(number).started('', TUESDAY), mayas(number).responded()])
    expect(ofMaya(starts, { now: after(30 * DAY - 1) })).toBe('the-drama-generator')
    expect(ofMaya(starts, { now: after(30 * DAY) })).toBe('the-emotional-diplomat')
  })
  it('an invite sent before sign-up counts once the user joins', () => {
    const mailed = many(5, (number) => conflictBetween(JONAS, null, number).joined(MAYA))
    expect(ofMaya(mailed)).toBe('the-chaos-goblin')
  })
})

describe('when several archetypes fit', () => {
  const lately = many(3, (number) => [mayas(number).started('', after(360 * DAY)), mayas(number).responded()])
  const inOrder: readonly (readonly [ArchetypeId, History, { sent: number }?])[] = [
    ['the-chaos-goblin', unanswered(5)],
    ['the-drama-generator', lately],
    ['the-swift-fixer', settled(2, 0.9)],
    ['the-passive-ghost', [mayas('unheard').started()], { sent: 1 }],
    ['the-firestarter', saying('A'.repeat(20))],
  ]
  it.each(inOrder.map(([archetype]) => archetype))('%s takes precedence over the next one', (archetype) => {
    const [fitting, next] = inOrder.slice(inOrder.findIndex(([name]) => name === archetype))
    expect(ofMaya([...(fitting?.[1] ?? []), ...(next?.[1] ?? [])], fitting?.[2])).toBe(archetype)
  })
  it('shouting about feelings counts as shouting first', () => {
    expect(ofMaya(saying('I FEEL SO UNSEEN BY ALL OF YOU'))).toBe('the-firestarter')
  })
})

describe('the archetype catalogue', () => {
  it('has 20 archetypes, each with its own title, emoji and description', () => {
    const all = Object.values(ARCHETYPES)
    expect(all).toHaveLength(20)
    for (const field of ['title', 'emoji', 'description'] as const) {
      expect(new Set(all.map((each) => each[field])).size).toBe(20)
    }
  })
  it("derives each title from the archetype's name", () => {
    for (const [name, { title }] of Object.entries(ARCHETYPES))
      expect(title.toLowerCase().replaceAll(' ', '-')).toBe(name)
  })
  it('accepts only known archetype names', () => {
    expect(isArchetypeId('the-empath')).toBe(true)
    expect(isArchetypeId('toString')).toBe(false)
  })
  it('announces a change with the emoji and the name', () => {
    expect(archetypeNotice(ARCHETYPES['the-fixer'])).toBe('Your conflict archetype has been updated to: 🔧 The Fixer!')
  })
})
