import { ada, ben, carla, jonas, maya } from '@squash/testkit/cast'
import { done, startConflict } from '@squash/testkit/conflict-steps'
import { startDebate } from '@squash/testkit/debate-steps'
import type { Actor } from '@squash/testkit/http'
import { passedOnToken } from '@squash/testkit/invite-steps'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailsIn } from '../../../test/support/mails.ts'
import { personOf } from '../../../test/support/person.ts'
import { miscounts } from '../../../test/support/recount.ts'
import { startSquash, type TestSquash } from '../../../test/support/squash.ts'
import { untilQuiet } from '../../../test/support/until.ts'

let squash: TestSquash
let m: Actor
beforeAll(async () => {
  squash = await startSquash()
})
beforeEach(async () => {
  await squash.reset()
  m = await squash.signUp(maya)
})
afterAll(() => squash.close())

/** A conflict for Jonas, and the link that Maya shares. */
async function shared() {
  const { id } = await startConflict(m)
  return { id, token: await passedOnToken(m, { id }) }
}
const decline = (token: string, by: Actor = squash.visitor) => by.call('decline_invite', { token })
const block = (token: string, by: Actor = squash.visitor, all_invites = false) =>
  by.call('block_inviter', { token, all_invites })
const report = (token: string, by: Actor = squash.visitor) =>
  by.call('report_invite', { token, reason: 'She was told to leave me alone.' })
const blockedBy = async (person: Actor) => (await done(person.call('get_blocks', {}))).map(({ id }) => id)

describe('a link that Maya shares', () => {
  it('declines without an account, and Maya reads that the invite was declined', async () => {
    const { id, token } = await shared()
    expect((await decline(token)).status).toBe(200)
    expect(await done(m.call('get_conflict', { p_conflict_id: id }))).toMatchObject({ closed_reason: 'declined' })
    expect((await decline(token)).status).toBe(404)
  })

  it('lets any signed-in user decline a debate', async () => {
    const { id } = await startDebate(m, jonas.email)
    const token = await passedOnToken(m, { kind: 'debate', id })
    expect((await decline(token, await squash.signUp(carla))).status).toBe(200)
    expect(await done(m.call('get_debate_by_id', { p_debate_id: id }))).toMatchObject({ status: 'expired' })
  })

  it('can’t be used by Maya herself', async () => {
    const { id, token } = await shared()
    expect(await done(m.call('get_invite', { token }))).toMatchObject({ own: true, mailed: false })
    for (const act of [decline, block, report])
      expect((await act(token, m)).body).toMatchObject({ code: 'invite.not_found' })
    expect(await done(m.call('get_conflict', { p_conflict_id: id }))).toMatchObject({ phase: 'awaiting_response' })
  })

  it('blocks Maya for the signed-in user who follows it, and for nobody else', async () => {
    const { id, token } = await shared()
    expect((await block(token)).body).toMatchObject({ code: 'session.required' })
    const [j, c] = [await squash.signUp(jonas), await squash.signUp(carla)]
    await done(block(token, c, true))
    expect([await blockedBy(c), await blockedBy(j)]).toEqual([[personOf(m)], []])
    // The invite is Jonas's, and stays. Carla has stopped all invites to her own address.
    expect((await done(j.call('get_my_conflicts', {}))).map((card) => card.id)).toEqual([id])
    await startConflict(await squash.signUp(ada), carla.email)
    await untilQuiet(squash.database)
    expect(await mailsIn(squash.database, carla.email)).toEqual([])
    expect(await miscounts(squash.database)).toEqual([])
  })

  it('takes the invite off Jonas’s list when he blocks through it, and works as before for everyone else', async () => {
    const { id, token } = await shared()
    const j = await squash.signUp(jonas)
    await done(block(token, j))
    expect(await done(j.call('get_my_conflicts', {}))).toEqual([])
    expect((await decline(token, j)).status).toBe(404)
    expect((await report(token, j)).status).toBe(200)
    // Maya can try her link without her session: a block must not show.
    expect((await squash.visitor.call('get_invite', { token })).status).toBe(200)
    expect((await decline(token)).status).toBe(200)
    expect(await done(m.call('get_conflict', { p_conflict_id: id }))).toMatchObject({ closed_reason: 'declined' })
  })

  it('can report once per account and once for all visitors, regardless of reports by the mailed link', async () => {
    const { id, token } = await shared()
    const { rows } = await squash.database.query('select token from invites where conflict_id = $1', [id])
    const [b, c] = [await squash.signUp(ben), await squash.signUp(carla)]
    for (const by of [squash.visitor, b, c]) {
      expect((await report(token, by)).status).toBe(200)
      expect((await report(token, by)).body).toMatchObject({ code: 'report.repeated' })
    }
    expect((await report(String(rows[0]?.token))).status).toBe(200)
    const admin = await squash.signUp(ada)
    await squash.database.query('update profiles set is_admin = true where id = $1', [personOf(admin)])
    const [waiting] = await done(admin.call('get_reports', {}))
    expect(waiting).toMatchObject({ kind: 'message', unnamed: 'invite', reporter: null, can_decide: true })
  })
})
