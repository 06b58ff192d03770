import { randomUUID } from 'node:crypto'
import { LIMITS } from '@squash/contract/limits'
import { MESSAGES } from '@squash/contract/messages'
import type { Phase } from '@squash/contract/values'
import { ada, apart, jonas, maya, words } from '@squash/testkit/cast'
import { conflictIn, done, startConflict } from '@squash/testkit/conflict-steps'
import { type Actor, type CallName, type InputOf, testClient } from '@squash/testkit/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSquash, type TestSquash } from './support/squash.ts'

let squash: TestSquash
let m: Actor
let j: Actor
let stranger: Actor
beforeAll(async () => {
  squash = await startSquash()
  m = await squash.signUp(maya)
  j = await squash.signUp(jonas)
  stranger = await squash.signUp(ada)
})
afterAll(() => squash.close())

/** How a call is refused: the status, and the sentence that the user reads. */
async function refusal<Name extends CallName>(actor: Actor, name: Name, input: InputOf<Name>) {
  const answer = await actor.call(name, input)
  return answer.ok ? 'accepted' : `${answer.status} ${answer.body.message}`
}

/** The same for an input that the types would not allow. */
async function refusalOf(actor: Actor, path: string, body: object) {
  const { status, body: answer } = await actor.request('POST', path, body)
  const texts = Object.entries(answer ?? {}).filter(([field]) => ['message', 'msg', 'error'].includes(field))
  return `${status} ${texts.map(([, text]) => text).join()}`
}

const draft = {
  title: words.title,
  user2_email: 'somebody@example.com',
  user1_mood: 'rage',
  user1_raw_message: words.maya,
} as const

describe('a user who starts a conflict', () => {
  it.each([
    ['no title', { title: '  ' }],
    ['no address', { user2_email: '' }],
    ['no description', { user1_raw_message: '\n' }],
    ['none of them at all', { title: undefined, user2_email: undefined, user1_raw_message: undefined }],
  ])('with %s is asked for the full tea', async (_what, missing) => {
    const given = { ...draft, ...missing }
    expect(await refusalOf(m, '/rest/v1/rpc/create_conflict', given)).toBe(
      `400 ${MESSAGES.newConflict.fillInAllFields}`,
    )
  })

  it('with themselves is sent to therapy, however they spell their address', async () => {
    const therapy = `400 ${MESSAGES.newConflict.withYourself}`
    expect(await refusal(m, 'create_conflict', { ...draft, user2_email: maya.email })).toBe(therapy)
    expect(await refusal(m, 'create_conflict', { ...draft, user2_email: ` ${maya.email.toUpperCase()} ` })).toBe(
      therapy,
    )
  })

  it('may use up to 100 characters for the title and 1,000 for the description', async () => {
    const [title, text] = ['🍽'.repeat(LIMITS.conflictTitle), '🍽'.repeat(LIMITS.conflictMessage)]
    await done(m.call('create_conflict', { ...draft, title, user1_raw_message: text }))
    expect(await refusal(m, 'create_conflict', { ...draft, title: `${title}🍽` })).toMatch(/^400 Up to 100/)
    expect(await refusal(m, 'create_conflict', { ...draft, user1_raw_message: `${text}🍽` })).toMatch(/^400 Up to 1000/)
  })
})

describe('acting at the wrong time', () => {
  const wrong: [what: string, phase: Phase, actor: () => Actor, CallName, object, string][] = [
    [
      'answers twice',
      'vote_1',
      () => j,
      'respond_to_conflict',
      { user2_raw_message: 'Again' },
      MESSAGES.conflict.respondFailed,
    ],
    [
      'answers with nothing',
      'awaiting_response',
      () => j,
      'respond_to_conflict',
      { user2_raw_message: ' ' },
      MESSAGES.conflict.respondFailed,
    ],
    [
      'votes before there is anything to vote on',
      'awaiting_response',
      () => m,
      'vote_satisfaction',
      { satisfied: true },
      MESSAGES.conflict.voteFailed,
    ],
    [
      'votes for a round that is over',
      'vote_2',
      () => m,
      'vote_satisfaction',
      { satisfied: true, p_round: 1 },
      MESSAGES.conflict.voteFailed,
    ],
    [
      'submits a core issue in the first round',
      'vote_1',
      () => m,
      'submit_core_issue',
      { core_issue: 'Me' },
      MESSAGES.conflict.coreIssueFailed,
    ],
    [
      'submits a blank core issue',
      'core_issues',
      () => m,
      'submit_core_issue',
      { core_issue: '\t' },
      MESSAGES.conflict.coreIssueFailed,
    ],
    [
      'asks for a ruling before the reflection',
      'vote_2',
      () => m,
      'request_final_ruling',
      {},
      MESSAGES.conflict.rulingFailed,
    ],
    ['leaves it here before round 3', 'vote_2', () => m, 'close_without_ruling', {}, MESSAGES.conflict.leaveFailed],
    ['asks for a ruling twice', 'ruled', () => j, 'request_final_ruling', {}, MESSAGES.conflict.rulingFailed],
    [
      'deletes a conflict that has been answered',
      'vote_1',
      () => m,
      'delete_conflict',
      {},
      MESSAGES.conflict.deleteFailed,
    ],
  ]
  for (const [what, phase, actor, call, input, message] of wrong) {
    it(`a user who ${what} reads "${message}"`, async () => {
      const { id } = await conflictIn(phase, m, j)
      const status = /blank|nothing/.test(what) && !/before/.test(what) ? 400 : 409
      const path = `/rest/v1/rpc/${call}`
      expect(await refusalOf(actor(), path, { p_conflict_id: id, ...input })).toBe(`${status} ${message}`)
    })
  }

  it('a user who votes twice in a round or submits a second core issue reads that action’s failure message', async () => {
    const { id: voted } = await conflictIn('vote_1', m, j)
    await done(m.call('vote_satisfaction', { p_conflict_id: voted, satisfied: true }))
    const again = await refusal(m, 'vote_satisfaction', { p_conflict_id: voted, satisfied: false })
    expect(again).toBe(`409 ${MESSAGES.conflict.voteFailed}`)
    const { id: submitted } = await conflictIn('core_issues', m, j)
    await done(m.call('submit_core_issue', { p_conflict_id: submitted, core_issue: words.mayaCore }))
    const second = await refusal(m, 'submit_core_issue', { p_conflict_id: submitted, core_issue: 'And another' })
    expect(second).toBe(`409 ${MESSAGES.conflict.coreIssueFailed}`)
  })

  it('a user who writes more than 1,000 characters, or 500 of a core issue, learns the limit', async () => {
    const { id: waiting } = await startConflict(m)
    const long = 'a'.repeat(LIMITS.response + 1)
    expect(await refusal(j, 'respond_to_conflict', { p_conflict_id: waiting, user2_raw_message: long })).toMatch(
      /^400 Up to 1000/,
    )
    const { id } = await conflictIn('core_issues', m, j)
    const core = 'a'.repeat(LIMITS.coreIssue + 1)
    expect(await refusal(m, 'submit_core_issue', { p_conflict_id: id, core_issue: core })).toMatch(/^400 Up to 500/)
  })
})

describe("a user who acts on another user's conflict", () => {
  it('gets "not found", whether it exists or not', async () => {
    const { id } = await conflictIn('vote_1', m, j)
    const none = `404 ${MESSAGES.conflict.notFound}`
    for (const p_conflict_id of [id, randomUUID()]) {
      expect(await refusal(stranger, 'get_conflict', { p_conflict_id })).toBe(none)
      expect(await refusal(stranger, 'vote_satisfaction', { p_conflict_id, satisfied: true })).toBe(none)
      expect(await refusal(stranger, 'delete_conflict', { p_conflict_id })).toBe(none)
    }
  })

  it('is not authorized when it is public, or when it is the other person’s turn to answer', async () => {
    const { id: ruled } = await conflictIn('ruled', m, j)
    const notAuthorized = `403 ${MESSAGES.conflict.notAuthorized}`
    expect(await refusal(stranger, 'vote_satisfaction', { p_conflict_id: ruled, satisfied: true })).toBe(notAuthorized)
    expect(await refusal(stranger, 'submit_core_issue', { p_conflict_id: ruled, core_issue: 'Mine' })).toBe(
      notAuthorized,
    )
    const { id } = await startConflict(m)
    expect(await refusal(m, 'respond_to_conflict', { p_conflict_id: id, user2_raw_message: 'Me' })).toBe(notAuthorized)
  })

  it('learns that only the creator may delete it', async () => {
    const { id } = await startConflict(m)
    expect(await refusal(j, 'delete_conflict', { p_conflict_id: id })).toBe(
      `403 ${MESSAGES.conflict.onlyCreatorDeletes}`,
    )
  })
})

describe('a user who resends an invite', () => {
  const again = (actor: Actor, body: object) => refusalOf(actor, '/functions/v1/send-conflict-invite', body)

  it('needs a session', async () => {
    expect(await again(squash.visitor, { conflict_id: randomUUID() })).toBe(
      `401 ${MESSAGES.invite.authenticationRequired}`,
    )
  })

  it('learns why it failed', async () => {
    const { id } = await conflictIn('vote_1', m, j)
    expect(await again(m, { conflict_id: id })).toBe(`409 ${MESSAGES.invite.failed}`)
    expect(await again(m, { conflict_id: 'seven' })).toBe(`400 ${MESSAGES.conflict.invalidId}`)
    expect(await again(stranger, { conflict_id: id })).toBe(`404 ${MESSAGES.conflict.notFound}`)
  })
})

describe('a user without a session', () => {
  it('is asked to authenticate by every call that requires one', async () => {
    expect(await refusal(squash.visitor, 'get_dashboard', {})).toBe(`401 ${MESSAGES.invite.authenticationRequired}`)
  })
})

describe('a user who signs up', () => {
  const signUp = (data: object, rest: object = {}) =>
    refusalOf(squash.visitor, '/auth/v1/signup', {
      email: `${randomUUID()}@example.com`,
      password: 'long enough',
      data,
      ...rest,
    })

  it("with a taken username, in any case, gets the constraint's name, which the screen recognises", async () => {
    expect(await signUp({ username: maya.username.toUpperCase() })).toMatch(/^409 .*profiles_username_key/)
  })

  it('with a username of two characters learns how long it must be', async () => {
    expect(await signUp({ username: 'ma' })).toBe(`422 ${MESSAGES.signUp.usernameTooShort}`)
  })

  it('with a password of five characters or an invalid address is refused with the reason', async () => {
    expect(await signUp({}, { password: 'short' })).toMatch(/^422 .*at least 6 characters/)
    expect(await signUp({}, { email: 'nowhere' })).toBe('400 Unable to validate email address: invalid format')
  })
})

describe('a user who signs in', () => {
  it('before the address is confirmed gets what the screen shows as "Please confirm your email address"', async () => {
    const strict = await startSquash({ env: { AUTH_AUTOCONFIRM: 'off' } })
    try {
      const { visitor, signUp } = testClient(strict.origin)
      expect((await signUp(maya)).session).toBe(null)
      const { email, password } = maya
      const signIn = (given: object) => refusalOf(visitor, '/auth/v1/token?grant_type=password', given)
      expect(await signIn({ email, password })).toBe('400 Email not confirmed')
      // Only a user who knows the password learns that.
      expect(await signIn({ email, password: 'a guess' })).toBe('400 Invalid login credentials')
    } finally {
      await strict.close()
    }
  })

  it('as an unknown user or with a wrong password reads the same message', async () => {
    const signIn = (email: string) =>
      refusalOf(squash.visitor, '/auth/v1/token?grant_type=password', { email, password: 'a guess' })
    expect(await signIn(maya.email)).toBe('400 Invalid login credentials')
    expect(await signIn(apart(maya, 'nobody').email)).toBe('400 Invalid login credentials')
  })
})
