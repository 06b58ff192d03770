import { ada, ben, carla, jonas, maya, type Person, words } from '@squash/testkit/cast'
import { done, startConflict } from '@squash/testkit/conflict-steps'
import { startDebate } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import { passedOnToken, sentInvite } from '@squash/testkit/invite-steps'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { linkIn, mailsTo } from '../../../../test/support/mails.ts'
import { personOf } from '../../../../test/support/person.ts'
import { miscounts } from '../../../../test/support/recount.ts'
import { startSquash, type TestSquash } from '../../../../test/support/squash.ts'
import { runAdminCommand } from '../../../admin-command.ts'

let squash: TestSquash
let m: Actor
beforeAll(async () => {
  squash = await startSquash({ env: { RATE_LIMITS: '1' } })
})
beforeEach(async () => {
  await squash.reset()
  squash.clock.set('2026-03-04T09:00:00Z')
  m = await squash.signUp(maya)
})
afterAll(() => squash.close())

const typo = { email: 'jonas@exmaple.com' }
const mailed = (person: Pick<Person, 'email'>) => mailsTo(squash.database, person)
const tokenIn = (mail: Parameters<typeof linkIn>[0]) => linkIn(mail, '/invite/').pathname.split('/').at(-1) ?? ''
const correct = (
  id: string,
  { email }: { email: string },
  { by = m, kind = 'conflict' }: { by?: Actor; kind?: 'conflict' | 'debate' } = {},
) => by.call('correct_invite', { kind, id, email })
const codeOf = async (answer: ReturnType<typeof correct>) => {
  const given = await answer
  return given.ok ? 'corrected' : given.body.code
}
const cardsOf = async (person: Actor) => (await done(person.call('get_my_conflicts', {}))).map(({ id }) => id)

describe('correcting a mistyped address', () => {
  it('mails the invite to the new one, and closes it to the old one at once', async () => {
    const { id } = await startConflict(m, typo.email)
    const [mail] = await mailed(typo)
    if (!mail) throw new Error('No mail')
    const links = [tokenIn(mail), await passedOnToken(m, { id })]
    const wrong = await squash.signUp({ ...ben, email: typo.email })
    expect(await cardsOf(wrong)).toEqual([id])

    squash.clock.advance({ minutes: 5 })
    await done(correct(id, jonas))
    expect(await cardsOf(wrong)).toEqual([])
    expect((await wrong.call('get_conflict', { p_conflict_id: id })).status).toBe(404)
    const answer = { p_conflict_id: id, user2_raw_message: words.jonas }
    expect((await wrong.call('respond_to_conflict', answer)).status).toBe(404)
    for (const token of links)
      for (const call of ['get_invite', 'get_invite_message', 'decline_invite'] as const)
        expect((await squash.visitor.call(call, { token })).status).toBe(404)

    expect(await mailed(jonas)).toHaveLength(1)
    const mailed_at = squash.clock.now().toISOString()
    expect(await sentInvite(m, { id })).toMatchObject({ mailed_at, reminded_at: null, corrections_left: 2 })
    expect(await done(m.call('get_conflict', { p_conflict_id: id }))).toMatchObject({ user2_email: jonas.email })
    const j = await squash.signUp(jonas)
    expect((await j.call('respond_to_conflict', answer)).status).toBe(200)
    expect(await miscounts(squash.database)).toEqual([])
  })

  it.each(['conflict', 'debate'] as const)(
    'leaves the first recipient of a %s nothing to read, and a way to report it and block its sender',
    async (kind) => {
      const { id } = kind === 'conflict' ? await startConflict(m, typo.email) : await startDebate(m, typo.email)
      const before = await mailed(typo)
      const [mail] = before
      const [token, shared] = [mail ? tokenIn(mail) : '', await passedOnToken(m, { kind, id })]
      await done(correct(id, jonas, { kind }))
      const codes = async (link: string) => [
        (await squash.visitor.call('get_invite', { token: link })).body,
        (await squash.visitor.call('report_invite', { token: link, reason: 'I do not know her.' })).body,
        (await squash.visitor.call('report_invite', { token: link, reason: 'I said so.' })).body,
        (await squash.visitor.call('block_inviter', { token: link })).body,
      ]
      const gone = { code: 'invite.not_found' }
      expect(await codes(token)).toMatchObject([{ code: 'invite.corrected' }, null, { code: 'report.repeated' }, null])
      expect(await codes(shared)).toMatchObject([gone, gone, gone, gone])

      // The block is the first recipient's: Maya's next invite to their address isn't mailed, and Jonas keeps his.
      await startConflict(m, typo.email)
      expect(await mailed(typo)).toEqual(before)
      const j = await squash.signUp(jonas)
      expect((await j.call('decline_invite', { kind, id })).status).toBe(200)
      expect(await miscounts(squash.database)).toEqual([])

      squash.clock.advance({ days: 30 })
      await squash.runSchedule('invites.forget-corrected')
      expect((await squash.database.query('select * from former_invite_links')).rows).toEqual([])
    },
  )

  it('moves a debate to the account with the new address, which also gets its reminder', async () => {
    const { id } = await startDebate(m, typo.email)
    const wrong = await squash.signUp({ ...ben, email: typo.email })
    const j = await squash.signUp(jonas)
    await done(correct(id, jonas, { kind: 'debate' }))
    const debatesOf = async (person: Actor) =>
      (await done(person.call('get_pending_debate_invites', {}))).map((debate) => debate.id)
    expect([await debatesOf(wrong), await debatesOf(j)]).toEqual([[], [id]])
    // Sent before the clock moves on: afterwards it would be a reminder itself.
    expect(await mailed(jonas)).toHaveLength(1)
    squash.clock.advance({ days: 3 })
    await squash.runSchedule('invites.remind')
    expect((await mailed(jonas)).map(({ subject }) => subject)).toEqual([
      expect.not.stringMatching(/Reminder/),
      expect.stringMatching(/Reminder/),
    ])
    expect(await miscounts(squash.database)).toEqual([])
  })

  it('is refused to anyone else, after the answer, for one’s own or the same address, and after three times', async () => {
    const { id } = await startConflict(m, typo.email)
    const a = await squash.signUp(ada)
    expect(await codeOf(correct(id, ada, { by: a }))).toBe('invite.not_found')
    expect(await codeOf(correct(id, maya))).toBe('conflict.with_yourself')
    expect(await codeOf(correct(id, typo))).toBe('invite.same_address')
    for (const person of [carla, ben, jonas]) expect(await codeOf(correct(id, person))).toBe('corrected')
    expect(await codeOf(correct(id, carla))).toBe('invite.not_correctable')
    const other = await startConflict(m)
    const j = await squash.signUp(jonas)
    await done(j.call('respond_to_conflict', { p_conflict_id: other.id, user2_raw_message: words.jonas }))
    expect(await codeOf(correct(other.id, carla))).toBe('invite.closed')
  })

  it('never exceeds the daily limit of an address, however often the invite is corrected back and forth', async () => {
    for (let n = 0; n < 4; n++) await startConflict(await squash.signIn(maya), jonas.email)
    const { id } = await startConflict(m, jonas.email)
    expect(await mailed(jonas)).toHaveLength(5)
    await done(correct(id, carla))
    await done(correct(id, jonas))
    expect(await mailed(jonas)).toHaveLength(5)
    expect(await sentInvite(m, { id })).toMatchObject({ mailed_at: null })
    squash.clock.advance({ days: 1 })
    await squash.runSchedule('invites.release')
    expect(await mailed(jonas)).toHaveLength(6)
    await squash.runSchedule('invites.forget-corrected')
    expect((await squash.database.query('select * from corrected_invites')).rows).toEqual([])
  })

  it('counts towards the sender’s daily limit of invites, unless it is refused', async () => {
    const { id } = await startConflict(m, typo.email)
    expect(await codeOf(correct(id, typo))).toBe('invite.same_address')
    expect(await codeOf(correct(id, maya))).toBe('conflict.with_yourself')
    for (let n = 0; n < 19; n++) await startConflict(m, `friend-${n}@example.com`)
    expect(await codeOf(correct(id, jonas))).toBe('invite.too_many')
  })

  it('reveals neither whether the new address has an account nor whether it has blocked the sender', async () => {
    const j = await squash.signUp(jonas)
    await squash.signUp(carla)
    await done(j.call('block_user', { p_user_id: personOf(m) }))
    const seen = []
    for (const { email } of [jonas, carla, { email: 'nobody@example.com' }]) {
      const { id } = await startConflict(m, typo.email)
      const answer = await correct(id, { email })
      const after = await done(m.call('get_conflict', { p_conflict_id: id }))
      const { link: _, ...sent } = await sentInvite(m, { id })
      seen.push(JSON.stringify([answer, sent, after]).replaceAll(email, 'ADDRESS').replaceAll(id, 'ID'))
    }
    expect(new Set(seen).size).toBe(1)
    expect(await cardsOf(j)).toEqual([])
    expect(await mailed(jonas)).toEqual([])
  })

  it('leaves no trace of the old address once its owner erases their account', async () => {
    const { id } = await startConflict(m, carla.email)
    await squash.signUp(carla)
    await done(correct(id, jonas))
    await runAdminCommand(['erase', carla.email], { ...squash, print: () => {} })
    await squash.runSchedule('account.erase')
    for (const table of ['corrected_invites', 'former_invite_links'])
      expect((await squash.database.query(`select email from ${table}`)).rows).toEqual([])
  })
})
