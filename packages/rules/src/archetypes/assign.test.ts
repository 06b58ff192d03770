import { describe, expect, it } from 'vitest'
import {
  after,
  conflictBetween,
  countersOf,
  DAY,
  HOUR,
  JONAS,
  jonass,
  MAYA,
  many,
  mayas,
  TUESDAY,
} from '../counters/testing/histories.ts'
import type { DomainEvent } from '../events.ts'
import { archetypeOf } from './assign.ts'
import { ARCHETYPES, type ArchetypeId, archetypeNotice, isArchetypeId } from './catalogue.ts'

type History = readonly DomainEvent[]
/** A year on, so that no conflict counts as started lately. */
const LATER = after(365 * DAY)

const ofMaya = (events: History, { now = LATER, keptWaiting = 0, sent = 0, received = 0 } = {}): ArchetypeId =>
  archetypeOf(countersOf(events), { now, keptWaiting, unanswered: { sent, received } })

/** Conflicts that Maya answers, saying this each time; nothing else of them is told. */
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

/** The smallest history that makes Maya this, and the nearest one that makes her something else. */
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
  'the-disappearing-diplomat': [saying('', 1), [], { keptWaiting: 2 }],
  'the-emotional-diplomat': [saying('', 1), []],
}

describe.each(Object.entries(rows))('%s', (archetype, [makes, nearest, moment]) => {
  it('fits the smallest history', () => expect(ofMaya(makes, moment)).toBe(archetype))
  it('does not fit the nearest other one', () => expect(ofMaya(nearest, moment)).not.toBe(archetype))
})

describe('the other ways to an archetype', () => {
  it('five unsatisfied votes make a goblin of somebody with one conflict', () => {
    expect(ofMaya([...saying('', 1), ...many(5, () => jonass(0).voted(MAYA, false))])).toBe('the-chaos-goblin')
  })
  it('an unanswered conflict that was deleted is forgotten', () => {
    expect(ofMaya([mayas().started(), mayas().deleted()])).toBe('the-peaceful-observer')
  })
  it('ten declined invites make nothing of somebody', () => {
    const declined = { was: 'pending', waiting_on: ['user2'], reason: 'declined' } as const
    const history = many(10, (number) => [jonass(number).started(), jonass(number).abandoned(declined)])
    expect(ofMaya(history)).toBe('the-peaceful-observer')
  })
  it('one invite let lie is nothing to be named for', () => {
    expect(ofMaya(unanswered(1), { received: 1 })).toBe('the-emotional-diplomat')
  })
  it('one conflict kept waiting is nothing to be named for', () => {
    expect(ofMaya(saying('', 1), { keptWaiting: 1 })).toBe('the-emotional-diplomat')
  })
  it('a month ago to the minute is no longer lately', () => {
    const starts = many(3, (number) => [mayas(number).started('', TUESDAY), mayas(number).responded()])
    expect(ofMaya(starts, { now: after(30 * DAY - 1) })).toBe('the-drama-generator')
    expect(ofMaya(starts, { now: after(30 * DAY) })).toBe('the-emotional-diplomat')
  })
  it('an invite that came before the account counts once joined', () => {
    const mailed = many(5, (number) => conflictBetween(JONAS, null, number).joined(MAYA))
    expect(ofMaya(mailed)).toBe('the-chaos-goblin')
  })
})

describe('when several fit', () => {
  const lately = many(3, (number) => [mayas(number).started('', after(360 * DAY)), mayas(number).responded()])
  const inOrder: readonly (readonly [ArchetypeId, History, { sent: number }?])[] = [
    ['the-chaos-goblin', unanswered(5)],
    ['the-drama-generator', lately],
    ['the-swift-fixer', settled(2, 0.9)],
    ['the-passive-ghost', [mayas('unheard').started()], { sent: 1 }],
    ['the-firestarter', saying('A'.repeat(20))],
  ]
  it.each(inOrder.map(([archetype]) => archetype))('%s comes before the next', (archetype) => {
    const [fitting, next] = inOrder.slice(inOrder.findIndex(([name]) => name === archetype))
    expect(ofMaya([...(fitting?.[1] ?? []), ...(next?.[1] ?? [])], fitting?.[2])).toBe(archetype)
  })
  it('shouting that one feels something is shouting first', () => {
    expect(ofMaya(saying('I FEEL SO UNSEEN BY ALL OF YOU'))).toBe('the-firestarter')
  })
})

describe('the catalogue', () => {
  it('has 20 archetypes, each with its own title, emoji and description', () => {
    const all = Object.values(ARCHETYPES)
    expect(all).toHaveLength(20)
    for (const field of ['title', 'emoji', 'description'] as const) {
      expect(new Set(all.map((each) => each[field])).size).toBe(20)
    }
  })
  it('titles each by its name', () => {
    for (const [name, { title }] of Object.entries(ARCHETYPES))
      expect(title.toLowerCase().replaceAll(' ', '-')).toBe(name)
  })
  it('knows a stored name from any other', () => {
    expect(isArchetypeId('the-empath')).toBe(true)
    expect(isArchetypeId('toString')).toBe(false)
  })
  it('announces a change in the words of the specification', () => {
    expect(archetypeNotice(ARCHETYPES['the-fixer'])).toBe('Your conflict archetype has been updated to: 🔧 The Fixer!')
  })
})
