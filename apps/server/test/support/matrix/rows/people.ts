import { randomUUID } from 'node:crypto'
import { maya } from '@squash/testkit/cast'
import type { SomeCalls } from '../../calls.ts'
import { admins, everybody, refusedAll, signedIn } from '../roles.ts'
import type { Row, Scene } from '../scenes.ts'

const nothing = () => ({})
const person = (scene: Scene) => ({ p_user_id: scene.person })
const bystander = (scene: Scene) => ({ p_user_id: scene.bystander })

/** Profiles, accounts, blocks, and what administrators see. */
export const peopleRows = {
  get_profile: { input: person, status: signedIn },
  update_profile: { input: () => ({ onboarding_complete: true }), status: signedIn },
  check_user_exists_by_email: { input: () => ({ email_to_check: maya.email }), status: signedIn },
  get_global_stats: { input: nothing, status: everybody },
  get_profile_stats: { input: person, status: signedIn },

  get_sessions: { input: nothing, status: signedIn },
  // Nobody has this session.
  revoke_session: { input: () => ({ session_id: randomUUID() }), status: refusedAll(404) },
  get_security_events: { input: nothing, status: signedIn },
  export_my_data: { input: nothing, status: signedIn },
  // Nobody proves that it is them.
  delete_account: { input: nothing, status: refusedAll(403) },
  cancel_deletion: { input: nothing, status: signedIn },

  block_user: { input: bystander, status: signedIn },
  get_blocks: { input: nothing, status: signedIn },
  unblock_user: { input: bystander, status: signedIn },

  get_job_failures: { input: nothing, status: admins },
} satisfies SomeCalls<Row>
