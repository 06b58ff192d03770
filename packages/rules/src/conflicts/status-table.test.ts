import type { Phase } from '@squash/contract/values'
import { describe, expect, it } from 'vitest'
import { abilitiesOf } from './abilities.ts'
import { decideAbandon, decideDecline, decideFlag, decideLeaveUnsettled } from './close.ts'
import { type Conflict, partyOf } from './conflict.ts'
import { decideCoreIssue } from './core-issue.ts'
import { decideDelete } from './delete.ts'
import { phaseOf } from './phase.ts'
import { decideResponse } from './respond.ts'
import { decideNameShown, decideRulingRequest } from './ruling.ts'
import { conflictIn, daysLater, jonas, lena, maya, minutesLater } from './testing/conflicts.ts'
import { decideVote } from './vote.ts'

/** Each phase at its start, and the phases in which one party has already acted. */
const SCENES = {
  awaiting_response: conflictIn('awaiting_response'),
  'awaiting_response, Jonas has no account': conflictIn('awaiting_response', { invitee_id: null }),
  mediating: conflictIn('mediating'),
  vote_1: conflictIn('vote_1'),
  'vote_1, Maya is satisfied': conflictIn('vote_1', { user1_satisfaction: true }),
  'vote_1, Jonas is satisfied': conflictIn('vote_1', { user2_satisfaction: true }),
  rehashing: conflictIn('rehashing'),
  vote_2: conflictIn('vote_2'),
  'vote_2, Maya is satisfied': conflictIn('vote_2', { user1_satisfaction: true }),
  core_issues: conflictIn('core_issues'),
  'core_issues, Maya has named hers': conflictIn('core_issues', { user1_core_issue: 'I feel like the maid.' }),
  'core_issues, Jonas has named his': conflictIn('core_issues', { user2_core_issue: 'It is never good enough.' }),
  reflecting: conflictIn('reflecting'),
  vote_3: conflictIn('vote_3'),
  'vote_3, kept private': conflictIn('vote_3', { kept_private: true }),
  'vote_3, Jonas is satisfied': conflictIn('vote_3', { user2_satisfaction: true }),
  'vote_3, the account of Jonas is erased': conflictIn('vote_3', {
    user2_id: null,
    invitee_id: null,
    user2_raw_message: null,
    user2_translated_message: null,
  }),
  ruling_available: conflictIn('ruling_available'),
  'ruling_available, kept private': conflictIn('ruling_available', { kept_private: true }),
  'ruling_available, Jonas is satisfied': conflictIn('ruling_available', { user2_satisfaction: true }),
  'ruling_available, both are unsatisfied': conflictIn('ruling_available', { user2_satisfaction: false }),
  ruling: conflictIn('ruling'),
  ruled: conflictIn('ruled'),
  resolved: conflictIn('resolved'),
  abandoned: conflictIn('abandoned'),
} as const satisfies Record<string, Conflict>

const PEOPLE = { creator: maya.id, responder: jonas.id, stranger: lena.id }

const now = minutesLater(120)
const translation = { text: 'Calm words', written_by: 'ai' } as const

/** Every command a user can give, in the order of the table's columns. */
const ACTIONS: readonly {
  name: string
  decide: (conflict: Conflict, person: string) => { ok: boolean; code?: string }
}[] = [
  { name: 'respond', decide: (c, person) => decideResponse(c, { person, raw_message: 'Hm.', translation, now }) },
  { name: 'vote satisfied', decide: (c, person) => decideVote(c, { person, satisfied: true, now }) },
  { name: 'vote unsatisfied', decide: (c, person) => decideVote(c, { person, satisfied: false, now }) },
  { name: 'submit a core issue', decide: (c, person) => decideCoreIssue(c, { person, core_issue: 'Respect.', now }) },
  { name: 'request the ruling', decide: (c, person) => decideRulingRequest(c, { person, show_my_name: true, now }) },
  { name: 'delete', decide: (c, person) => decideDelete(c, { person, now }) },
  { name: 'show their name', decide: (c, person) => decideNameShown(c, { person, shown: true, now }) },
  { name: 'decline', decide: (c, person) => decideDecline(c, { person, now }) },
  { name: 'leave it here', decide: (c, person) => decideLeaveUnsettled(c, { person, now }) },
]

/** The meaning of each symbol in the table. */
const OUTCOMES: Record<string, string> = {
  yes: 'is allowed',
  later: 'conflict.wrong_phase',
  twice: 'conflict.already_answered',
  '403': 'conflict.not_a_party',
  '404': 'conflict.not_found',
  mine: 'conflict.not_the_creator',
}

/** Who may do what, written out for every role and command. */
const TABLE = `
  scene                                   | who       | respond | satisf. | unsatis. | core is. | ruling | delete | name  | decline | leave
  awaiting_response                       | creator   | 403     | later   | later    | later    | later  | yes    | later | 403     | later
  awaiting_response                       | responder | yes     | later   | later    | later    | later  | mine   | later | yes     | later
  awaiting_response                       | stranger  | 404     | 404     | 404      | 404      | 404    | 404    | 404   | 404     | 404
  awaiting_response, Jonas has no account | creator   | 403     | later   | later    | later    | later  | yes    | later | 403     | later
  awaiting_response, Jonas has no account | responder | 404     | 404     | 404      | 404      | 404    | 404    | 404   | 404     | 404
  awaiting_response, Jonas has no account | stranger  | 404     | 404     | 404      | 404      | 404    | 404    | 404   | 404     | 404
  mediating                               | creator   | 403     | later   | later    | later    | later  | later  | later | 403     | later
  mediating                               | responder | later   | later   | later    | later    | later  | mine   | later | later   | later
  mediating                               | stranger  | 404     | 404     | 404      | 404      | 404    | 404    | 404   | 404     | 404
  vote_1                                  | creator   | 403     | yes     | yes      | later    | later  | later  | later | 403     | later
  vote_1                                  | responder | later   | yes     | yes      | later    | later  | mine   | later | later   | later
  vote_1                                  | stranger  | 404     | 404     | 404      | 404      | 404    | 404    | 404   | 404     | 404
  vote_1, Maya is satisfied               | creator   | 403     | twice   | twice    | later    | later  | later  | later | 403     | later
  vote_1, Maya is satisfied               | responder | later   | yes     | yes      | later    | later  | mine   | later | later   | later
  vote_1, Maya is satisfied               | stranger  | 404     | 404     | 404      | 404      | 404    | 404    | 404   | 404     | 404
  vote_1, Jonas is satisfied              | creator   | 403     | yes     | yes      | later    | later  | later  | later | 403     | later
  vote_1, Jonas is satisfied              | responder | later   | twice   | twice    | later    | later  | mine   | later | later   | later
  vote_1, Jonas is satisfied              | stranger  | 404     | 404     | 404      | 404      | 404    | 404    | 404   | 404     | 404
  rehashing                               | creator   | 403     | later   | later    | later    | later  | later  | later | 403     | later
  rehashing                               | responder | later   | later   | later    | later    | later  | mine   | later | later   | later
  rehashing                               | stranger  | 404     | 404     | 404      | 404      | 404    | 404    | 404   | 404     | 404
  vote_2                                  | creator   | 403     | yes     | yes      | later    | later  | later  | later | 403     | later
  vote_2                                  | responder | later   | yes     | yes      | later    | later  | mine   | later | later   | later
  vote_2                                  | stranger  | 404     | 404     | 404      | 404      | 404    | 404    | 404   | 404     | 404
  vote_2, Maya is satisfied               | creator   | 403     | twice   | twice    | later    | later  | later  | later | 403     | later
  vote_2, Maya is satisfied               | responder | later   | yes     | yes      | later    | later  | mine   | later | later   | later
  vote_2, Maya is satisfied               | stranger  | 404     | 404     | 404      | 404      | 404    | 404    | 404   | 404     | 404
  core_issues                             | creator   | 403     | later   | later    | yes      | later  | later  | later | 403     | later
  core_issues                             | responder | later   | later   | later    | yes      | later  | mine   | later | later   | later
  core_issues                             | stranger  | 404     | 404     | 404      | 404      | 404    | 404    | 404   | 404     | 404
  core_issues, Maya has named hers        | creator   | 403     | later   | later    | twice    | later  | later  | later | 403     | later
  core_issues, Maya has named hers        | responder | later   | later   | later    | yes      | later  | mine   | later | later   | later
  core_issues, Maya has named hers        | stranger  | 404     | 404     | 404      | 404      | 404    | 404    | 404   | 404     | 404
  core_issues, Jonas has named his        | creator   | 403     | later   | later    | yes      | later  | later  | later | 403     | later
  core_issues, Jonas has named his        | responder | later   | later   | later    | twice    | later  | mine   | later | later   | later
  core_issues, Jonas has named his        | stranger  | 404     | 404     | 404      | 404      | 404    | 404    | 404   | 404     | 404
  reflecting                              | creator   | 403     | later   | later    | later    | later  | later  | later | 403     | later
  reflecting                              | responder | later   | later   | later    | later    | later  | mine   | later | later   | later
  reflecting                              | stranger  | 404     | 404     | 404      | 404      | 404    | 404    | 404   | 404     | 404
  vote_3                                  | creator   | 403     | yes     | yes      | later    | yes    | later  | later | 403     | yes
  vote_3                                  | responder | later   | yes     | yes      | later    | yes    | mine   | later | later   | yes
  vote_3                                  | stranger  | 404     | 404     | 404      | 404      | 404    | 404    | 404   | 404     | 404
  vote_3, kept private                    | creator   | 403     | yes     | yes      | later    | yes    | later  | later | 403     | yes
  vote_3, kept private                    | responder | later   | yes     | yes      | later    | yes    | mine   | later | later   | yes
  vote_3, kept private                    | stranger  | 404     | 404     | 404      | 404      | 404    | 404    | 404   | 404     | 404
  vote_3, Jonas is satisfied              | creator   | 403     | yes     | yes      | later    | yes    | later  | later | 403     | yes
  vote_3, Jonas is satisfied              | responder | later   | twice   | twice    | later    | yes    | mine   | later | later   | yes
  vote_3, Jonas is satisfied              | stranger  | 404     | 404     | 404      | 404      | 404    | 404    | 404   | 404     | 404
  vote_3, the account of Jonas is erased  | creator   | 403     | yes     | yes      | later    | later  | later  | later | 403     | yes
  vote_3, the account of Jonas is erased  | responder | 404     | 404     | 404      | 404      | 404    | 404    | 404   | 404     | 404
  vote_3, the account of Jonas is erased  | stranger  | 404     | 404     | 404      | 404      | 404    | 404    | 404   | 404     | 404
  ruling_available                        | creator   | 403     | later   | later    | later    | yes    | later  | later | 403     | yes
  ruling_available                        | responder | later   | later   | later    | later    | yes    | mine   | later | later   | yes
  ruling_available                        | stranger  | 404     | 404     | 404      | 404      | 404    | 404    | 404   | 404     | 404
  ruling_available, kept private          | creator   | 403     | later   | later    | later    | yes    | later  | later | 403     | yes
  ruling_available, kept private          | responder | later   | later   | later    | later    | yes    | mine   | later | later   | yes
  ruling_available, kept private          | stranger  | 404     | 404     | 404      | 404      | 404    | 404    | 404   | 404     | 404
  ruling_available, Jonas is satisfied    | creator   | 403     | later   | later    | later    | yes    | later  | later | 403     | yes
  ruling_available, Jonas is satisfied    | responder | later   | later   | later    | later    | yes    | mine   | later | later   | yes
  ruling_available, Jonas is satisfied    | stranger  | 404     | 404     | 404      | 404      | 404    | 404    | 404   | 404     | 404
  ruling_available, both are unsatisfied  | creator   | 403     | later   | later    | later    | yes    | later  | later | 403     | yes
  ruling_available, both are unsatisfied  | responder | later   | later   | later    | later    | yes    | mine   | later | later   | yes
  ruling_available, both are unsatisfied  | stranger  | 404     | 404     | 404      | 404      | 404    | 404    | 404   | 404     | 404
  ruling                                  | creator   | 403     | later   | later    | later    | later  | later  | yes   | 403     | later
  ruling                                  | responder | later   | later   | later    | later    | later  | mine   | yes   | later   | later
  ruling                                  | stranger  | 404     | 404     | 404      | 404      | 404    | 404    | 404   | 404     | 404
  ruled                                   | creator   | 403     | later   | later    | later    | later  | later  | yes   | 403     | later
  ruled                                   | responder | later   | later   | later    | later    | later  | mine   | yes   | later   | later
  ruled                                   | stranger  | 403     | 403     | 403      | 403      | 403    | mine   | 403   | 403     | 403
  resolved                                | creator   | 403     | later   | later    | later    | later  | later  | later | 403     | later
  resolved                                | responder | later   | later   | later    | later    | later  | mine   | later | later   | later
  resolved                                | stranger  | 404     | 404     | 404      | 404      | 404    | 404    | 404   | 404     | 404
  abandoned                               | creator   | 403     | later   | later    | later    | later  | later  | later | 403     | later
  abandoned                               | responder | later   | later   | later    | later    | later  | mine   | later | later   | later
  abandoned                               | stranger  | 404     | 404     | 404      | 404      | 404    | 404    | 404   | 404     | 404
`

type Scene = keyof typeof SCENES
type Role = keyof typeof PEOPLE
const isScene = (text: string): text is Scene => text in SCENES
const isRole = (text: string): text is Role => text in PEOPLE

const ROWS = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([scene = '', who = '', ...cells]) => {
    if (!isScene(scene) || !isRole(who) || cells.length !== ACTIONS.length) throw new Error(`Unreadable row: ${scene}`)
    return { scene, who, conflict: SCENES[scene], person: PEOPLE[who], cells }
  })

describe('the status table', () => {
  it('has a row for each role in every scene, and a scene for every phase', () => {
    const expected = Object.keys(SCENES).flatMap((scene) => Object.keys(PEOPLE).map((who) => `${scene}: ${who}`))
    expect(ROWS.map(({ scene, who }) => `${scene}: ${who}`)).toEqual(expected)
    for (const [scene, conflict] of Object.entries(SCENES)) expect(phaseOf(conflict)).toBe(scene.split(',')[0])
    expect(new Set(Object.values(SCENES).map(phaseOf)).size).toBe(13)
  })

  for (const { scene, who, conflict, person, cells } of ROWS) {
    for (const [column, { name, decide }] of ACTIONS.entries()) {
      const outcome = OUTCOMES[cells[column] ?? '']
      it(`${scene}: the ${who} wants to ${name} → ${outcome}`, () => {
        const decision = decide(conflict, person)
        expect(decision.ok ? 'is allowed' : decision.code).toBe(outcome)
      })
    }
  }

  for (const { scene, who, conflict, person, cells } of ROWS.filter(({ who }) => who !== 'stranger')) {
    const party = partyOf(conflict, person)
    if (!party) continue
    it(`${scene}: the ${who} is offered exactly the allowed commands`, () => {
      const allowed = (name: string) => cells[ACTIONS.findIndex((action) => action.name === name)] === 'yes'
      expect(abilitiesOf(conflict, party)).toEqual({
        respond: allowed('respond'),
        vote: allowed('vote satisfied') && allowed('vote unsatisfied'),
        submit_core_issue: allowed('submit a core issue'),
        request_final_ruling: allowed('request the ruling'),
        close_without_ruling: allowed('leave it here'),
        delete: allowed('delete'),
      })
    })
  }
})

/** Which phases can still close without a result, by timeout or for safety. */
const CAN_CLOSE: Record<Phase, boolean> = {
  awaiting_response: true,
  mediating: true,
  vote_1: true,
  rehashing: true,
  vote_2: true,
  core_issues: true,
  reflecting: true,
  vote_3: true,
  ruling_available: true,
  ruling: true,
  ruled: false,
  resolved: false,
  abandoned: false,
}

describe.each(Object.entries(SCENES))('%s', (_scene, conflict) => {
  const canClose = CAN_CLOSE[phaseOf(conflict)]
  const days = (count: number) =>
    new Date(conflict.last_move_at.getTime() + count * (daysLater(1).getTime() - daysLater(0).getTime()))

  it(`is ${canClose ? '' : 'not '}abandoned after 30 days without a move`, () => {
    expect(decideAbandon(conflict, { blocked: false, now: days(30) }) !== null).toBe(canClose)
  })
  it('is left unchanged just before 30 days without a move', () => {
    expect(decideAbandon(conflict, { blocked: false, now: new Date(days(30).getTime() - 1) })).toBeNull()
  })
  it(`can ${canClose ? '' : 'not '}be flagged for safety`, () => {
    expect(decideFlag(conflict, { now }) !== null).toBe(canClose)
  })
})
