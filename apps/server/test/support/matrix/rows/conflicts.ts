import { randomUUID } from 'node:crypto'
import { words } from '@squash/testkit/cast'
import { done, startConflict } from '@squash/testkit/conflict-steps'
import { eventually } from '@squash/testkit/eventually'
import type { Actor } from '@squash/testkit/http'
import { passedOnToken } from '@squash/testkit/invite-steps'
import type { SomeCalls } from '../../calls.ts'
import { everybody, parties, refusedAll, signedIn } from '../roles.ts'
import type { Row, Scene } from '../scenes.ts'

const nothing = () => ({})
const conflict = ({ id }: Scene) => ({ p_conflict_id: id })
const invite = ({ id }: Scene) => ({ kind: 'conflict', id })
const noteOfCreator = async ({ people }: Scene) => ({
  p_note_id: (await done(people.creator.call('write_solo_note', { raw_message: words.maya }))).id,
})
const person = (scene: Scene) => ({ p_user_id: scene.person })

/** To users outside a conflict it is "not found"; its parties get an answer that depends on its phase. */
export const conflictRows = {
  create_conflict: {
    input: () => ({
      title: 'Keys',
      user2_email: 'x@example.com',
      user1_mood: 'meh',
      user1_raw_message: 'Where are they?',
    }),
    status: signedIn,
  },
  get_conflict: { phase: 'vote_1', input: conflict, status: parties(404) },
  get_my_conflicts: { input: nothing, status: signedIn },
  get_dashboard: { input: nothing, status: signedIn },
  respond_to_conflict: {
    phase: 'vote_1',
    input: (scene) => ({ ...conflict(scene), user2_raw_message: words.jonas }),
    status: { ...parties(404), creator: 403, responder: 409 },
  },
  // A preview of a response: users who may not respond learn no more from it than from responding.
  preview_message: {
    phase: 'vote_1',
    input: ({ id }) => ({ kind: 'response', p_conflict_id: id, raw_message: words.jonas }),
    status: { ...parties(404), creator: 403, responder: 409 },
  },
  write_solo_note: { input: () => ({ raw_message: 'Where are the keys?' }), status: signedIn },
  get_solo_notes: { input: nothing, status: signedIn },
  // Only its author learns that a note exists.
  get_solo_note: { input: noteOfCreator, status: { ...refusedAll(404), creator: 200 } },
  delete_solo_note: { input: noteOfCreator, status: { ...refusedAll(404), creator: 200 } },
  vote_satisfaction: {
    phase: 'vote_1',
    input: (scene) => ({ ...conflict(scene), satisfied: false }),
    status: { ...parties(404), invited: 409 },
  },
  submit_core_issue: {
    phase: 'core_issues',
    input: (scene) => ({ ...conflict(scene), core_issue: 'Ask me before you decide for both.' }),
    status: { ...parties(404), invited: 409 },
  },
  request_final_ruling: {
    phase: 'ruling_available',
    input: (scene) => ({ ...conflict(scene), show_my_name: false }),
    status: { ...parties(404), invited: 409 },
  },
  close_without_ruling: { phase: 'ruling_available', input: conflict, status: { ...parties(404), invited: 409 } },
  // Nothing keeps this conflict private, and outsiders don't learn even that.
  request_safety_review: {
    phase: 'vote_1',
    input: (scene) => ({ ...conflict(scene), show_my_words: true }),
    status: { ...parties(404), creator: 409, responder: 409, invited: 409 },
  },
  set_ruling_name_shown: {
    phase: 'ruled',
    input: (scene) => ({ ...conflict(scene), shown: false }),
    // A ruled conflict is public, so strangers learn that it isn't theirs.
    status: { ...parties(403), invited: 409 },
  },
  delete_conflict: {
    phase: 'awaiting_response',
    input: conflict,
    status: { ...parties(404), responder: 403, invited: 403 },
  },
  get_agreement: { phase: 'resolved', input: conflict, status: parties(404) },
  save_commitments: {
    phase: 'resolved',
    input: (scene) => ({ ...conflict(scene), commitments: [{ who: 'both', what: 'Ask before using it.', by: null }] }),
    status: { ...parties(404), invited: 404 },
  },
  // The agreement is as empty as the conflict leaves it, so there is nothing to confirm yet.
  confirm_agreement: {
    phase: 'resolved',
    input: conflict,
    status: { ...parties(404), creator: 409, responder: 409, invited: 404 },
  },
  // Its first check-in is a week away.
  answer_check_in: {
    phase: 'resolved',
    input: (scene) => ({ ...conflict(scene), day: 7, held: 'kept' }),
    status: { ...parties(404), creator: 409, responder: 409, invited: 404 },
  },
  get_shared_conflicts: { input: person, status: signedIn },
  get_shared_stats: { input: person, status: signedIn },
  // Anyone with the mailed link may open and decline the invite without an account.
  get_invite: {
    phase: 'awaiting_response',
    input: ({ token }) => ({ token }),
    status: everybody,
    mailedTo: ['responder', 'invited'],
  },
  get_invite_message: { phase: 'awaiting_response', input: ({ token }) => ({ token }), status: everybody },
  get_sent_invite: { phase: 'awaiting_response', input: invite, status: { ...refusedAll(404), creator: 200 } },
  correct_invite: {
    phase: 'awaiting_response',
    input: (scene) => ({ ...invite(scene), email: `${randomUUID()}@example.com` }),
    status: { ...refusedAll(404), creator: 200 },
  },
  // The creator may resend it, but not so soon after the first mail.
  resend_invite: { phase: 'awaiting_response', input: invite, status: { ...refusedAll(404), creator: 429 } },
  // By its id, only the invited user may decline; the creator learns that it is not their decision.
  decline_invite: {
    phase: 'awaiting_response',
    input: ({ id }) => ({ kind: 'conflict', id }),
    status: { ...parties(404), creator: 403 },
  },
  report_invite: {
    input: async ({ people }) => ({ token: await tokenFrom(people.bystander), reason: 'I do not know them.' }),
    status: everybody,
  },
  block_inviter: { input: async ({ people }) => ({ token: await tokenFrom(people.bystander) }), status: everybody },
} satisfies SomeCalls<Row>

/** Other ways to make a call that has a row above. */
export const otherWays: Record<string, [keyof typeof conflictRows, Row]> = {
  'preview_message, of the start of a conflict': [
    'preview_message',
    { input: () => ({ kind: 'conflict', raw_message: 'Where are the keys?' }), status: signedIn },
  ],
  'decline_invite, by the mailed link': [
    'decline_invite',
    { phase: 'awaiting_response', input: ({ token }) => ({ token }), status: everybody },
  ],
  'decline_invite, by a shared link': [
    'decline_invite',
    { input: ({ people }) => sharedBy(people.creator), status: { ...everybody, creator: 404 } },
  ],
  'report_invite, by a shared link': [
    'report_invite',
    {
      input: async ({ people }) => ({ ...(await sharedBy(people.creator)), reason: 'I do not know them.' }),
      status: { ...everybody, creator: 404 },
    },
  ],
  'block_inviter, by a shared link': [
    'block_inviter',
    { input: ({ people }) => sharedBy(people.bystander), status: signedIn },
  ],
  'decline_invite, of a debate': [
    'decline_invite',
    {
      debate: 'pending',
      input: ({ debate }) => ({ kind: 'debate', id: debate }),
      status: { ...parties(404), creator: 403 },
    },
  ],
  'decline_invite, of a conflict that is answered': [
    'decline_invite',
    {
      phase: 'vote_1',
      input: ({ id }) => ({ kind: 'conflict', id }),
      status: { ...parties(404), creator: 403, responder: 409 },
    },
  ],
}

/** The token of an invite that its creator has shared. */
async function sharedBy(inviter: Actor): Promise<{ token: string }> {
  const { id } = await startConflict(inviter, `${randomUUID()}@example.com`)
  return { token: await passedOnToken(inviter, { id }) }
}

/** The token of an invite to a person in no other row: anyone with it may block the sender for that person. */
async function tokenFrom(inviter: Actor): Promise<string> {
  const email = `${randomUUID()}@example.com`
  await startConflict(inviter, email)
  return eventually('the mailed invite', async () => {
    const { body } = await inviter.request('GET', '/dev/mail.json')
    const mail = Array.isArray(body) && body.find(({ to }) => to === email)
    return JSON.stringify(mail ?? null).match(/\/invite\/([\w-]+)/)?.[1]
  })
}
