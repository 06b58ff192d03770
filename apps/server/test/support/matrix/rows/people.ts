import { randomUUID } from 'node:crypto'
import { maya } from '@squash/testkit/cast'
import type { SomeCalls } from '../../calls.ts'
import { admins, everybody, parties, refusedAll, signedIn } from '../roles.ts'
import type { Row, Scene } from '../scenes.ts'

const nothing = () => ({})
const person = (scene: Scene) => ({ p_user_id: scene.person })
const bystander = (scene: Scene) => ({ p_user_id: scene.bystander })
const ban = (user_id: string) => ({ user_id, reason: 'Insults everybody.' })

/** Profiles, accounts, blocks, reports, and what admins see and do. */
export const peopleRows = {
  get_profile: { input: person, status: signedIn },
  update_profile: { input: () => ({ onboarding_complete: true }), status: signedIn },
  check_user_exists_by_email: { input: () => ({ email_to_check: maya.email }), status: signedIn },
  get_global_stats: { input: nothing, status: everybody },
  get_profile_stats: { input: person, status: signedIn },

  get_sessions: { input: nothing, status: signedIn },
  // No one has this session.
  revoke_session: { input: () => ({ session_id: randomUUID() }), status: refusedAll(404) },
  get_security_events: { input: nothing, status: signedIn },
  export_my_data: { input: nothing, status: signedIn },
  // Without a password or code, the call doesn't confirm the user's identity.
  delete_account: { input: nothing, status: refusedAll(403) },
  cancel_deletion: { input: nothing, status: signedIn },

  get_notifications: { input: nothing, status: signedIn },
  allow_notifications: {
    input: () => ({
      endpoint: 'https://push.example/device',
      p256dh: 'A'.repeat(87),
      auth: 'A'.repeat(22),
      conflict: true,
      debate: true,
      check_in: true,
    }),
    status: signedIn,
  },
  stop_notifications: { input: nothing, status: signedIn },
  get_waiting: { input: nothing, status: signedIn },

  block_user: { input: bystander, status: signedIn },
  get_blocks: { input: nothing, status: signedIn },
  unblock_user: { input: bystander, status: signedIn },

  // The other party's words that have reached them; the invited user has received the creator's.
  report_content: {
    phase: 'vote_1',
    input: ({ id }) => ({ kind: 'message', id, reason: 'It calls me names.' }),
    status: parties(404),
  },
  get_my_reports: { input: nothing, status: signedIn },
  // No one has this report.
  appeal_report: { input: () => ({ id: randomUUID(), text: 'It was a joke.' }), status: refusedAll(404) },
  get_reports: { input: nothing, status: admins },
  get_waiting_reports_count: { input: nothing, status: admins },
  decide_report: {
    input: () => ({ id: randomUUID(), verdict: 'dismiss', reason: 'Rude, and no more.' }),
    status: { ...admins, admin: 404 },
  },
  // No one has this request.
  decide_safety_review: {
    input: () => ({ id: randomUUID(), verdict: 'kept', answer: 'Better safe.' }),
    status: { ...admins, admin: 404 },
  },
  get_safety_reviews: { input: nothing, status: admins },
  get_hidden: { input: nothing, status: admins },
  set_hidden: { input: ({ bystander: id }) => ({ kind: 'profile', id, hidden: true }), status: admins },
  get_admin_acts: { input: nothing, status: admins },
  get_banned_accounts: { input: nothing, status: admins },
  // No one has this account.
  ban_account: { input: () => ban(randomUUID()), status: { ...admins, admin: 404 } },
  unban_account: { input: ({ bystander: id }) => ban(id), status: admins },
  get_job_failures: { input: nothing, status: admins },
} satisfies SomeCalls<Row>
