import { randomUUID } from 'node:crypto'
import { words } from '@squash/testkit/cast'
import { startConflict } from '@squash/testkit/conflict-steps'
import { eventually } from '@squash/testkit/eventually'
import type { Actor } from '@squash/testkit/http'
import type { SomeCalls } from '../../calls.ts'
import { everybody, parties, signedIn } from '../roles.ts'
import type { Row, Scene } from '../scenes.ts'

const nothing = () => ({})
const conflict = ({ id }: Scene) => ({ p_conflict_id: id })
const person = (scene: Scene) => ({ p_user_id: scene.person })

/** For whom a conflict does not exist, it is not found; who is in it meets its phase (decisions §2). */
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
  // Of a response: whoever may not respond learns no more than from responding.
  preview_message: {
    phase: 'vote_1',
    input: ({ id }) => ({ kind: 'response', p_conflict_id: id, raw_message: words.jonas }),
    status: { ...parties(404), creator: 403, responder: 409 },
  },
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
  // Nothing keeps it private; who isn't part of it doesn't learn even that.
  request_safety_review: {
    phase: 'vote_1',
    input: (scene) => ({ ...conflict(scene), show_my_words: true }),
    status: { ...parties(404), creator: 409, responder: 409, invited: 409 },
  },
  set_ruling_name_shown: {
    phase: 'ruled',
    input: (scene) => ({ ...conflict(scene), shown: false }),
    // A ruled conflict is public: a stranger learns that it is not theirs.
    status: { ...parties(403), invited: 409 },
  },
  delete_conflict: {
    phase: 'awaiting_response',
    input: conflict,
    status: { ...parties(404), responder: 403, invited: 403 },
  },
  get_shared_conflicts: { input: person, status: signedIn },
  get_shared_stats: { input: person, status: signedIn },
  // Whoever holds the mailed link may open it, and decline: they need no account.
  get_invite: { phase: 'awaiting_response', input: ({ token }) => ({ token }), status: everybody },
  // By its id, the invited person alone; the creator is told that it is not theirs to say.
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

/** From the mail of an invite to somebody whom no other row is about: whoever holds it may block its sender for them. */
async function tokenFrom(inviter: Actor): Promise<string> {
  const email = `${randomUUID()}@example.com`
  await startConflict(inviter, email)
  return eventually('the mailed invite', async () => {
    const { body } = await inviter.request('GET', '/dev/mail.json')
    const mail = Array.isArray(body) && body.find(({ to }) => to === email)
    return JSON.stringify(mail ?? null).match(/\/invite\/([\w-]+)/)?.[1]
  })
}
