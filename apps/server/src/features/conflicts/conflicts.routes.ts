import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import { answer, type Command } from '../../platform/http/command.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { pageOf, signedIn } from '../../platform/http/signed-in.ts'
import { type Safety, sendingOf } from '../safety/public.ts'
import type { Conflicts } from './conflicts.service.ts'

type Parts = { conflicts: Conflicts; safety: Safety; command: Command }

/** Binds the contract's calls to the service; nothing is decided here. */
export function conflictRoutes({ conflicts, safety, command }: Parts) {
  const os = implement(contract.conflicts).$context<CallContext>()
  const figures = implement(contract.profiles).$context<CallContext>()

  return {
    create_conflict: os.create_conflict.handler(async ({ input, context, errors }) => {
      const person = signedIn(context)
      const texts = [input.title, input.user1_raw_message, input.edited_text]
      const check = safety.check(texts, sendingOf(context, input))
      const started = await command(context, errors, {
        prepare: () => conflicts.draft(person, input, check),
        work: (tx, draft) => conflicts.start(tx, person, input, draft),
        undo: () => conflicts.undoDraft(person),
      })
      return { ...started, safety: check.hint() }
    }),

    respond_to_conflict: os.respond_to_conflict.handler(async ({ input, context, errors }) => {
      const person = signedIn(context)
      const check = safety.check([input.user2_raw_message, input.edited_text], sendingOf(context, input))
      const answered = await command(context, errors, {
        prepare: () => conflicts.draftResponse(person, input.p_conflict_id, input, check),
        work: (tx, response) => conflicts.respond(tx, person, input.p_conflict_id, response),
      })
      return { ...answered, safety: check.hint() }
    }),

    vote_satisfaction: os.vote_satisfaction.handler(async ({ input, context, errors }) => {
      const { p_conflict_id, satisfied, p_round, critique } = input
      const ballot = { satisfied, round: p_round ?? undefined, critique }
      const check = safety.check([critique], sendingOf(context, input))
      const voted = await command(context, errors, (tx) =>
        conflicts.vote(tx, signedIn(context), p_conflict_id, ballot, check),
      )
      return { ...voted, safety: check.hint() }
    }),

    submit_core_issue: os.submit_core_issue.handler(async ({ input, context, errors }) => {
      const { p_conflict_id, core_issue } = input
      const check = safety.check([core_issue], sendingOf(context, input))
      const submitted = await command(context, errors, (tx) =>
        conflicts.submitCoreIssue(tx, signedIn(context), p_conflict_id, core_issue, check),
      )
      return { ...submitted, safety: check.hint() }
    }),

    request_final_ruling: os.request_final_ruling.handler(({ input, context, errors }) =>
      command(context, errors, (tx) =>
        conflicts.requestRuling(tx, signedIn(context), input.p_conflict_id, input.show_my_name),
      ),
    ),

    close_without_ruling: os.close_without_ruling.handler(({ input, context, errors }) =>
      command(context, errors, (tx) => conflicts.leaveOpen(tx, signedIn(context), input.p_conflict_id)),
    ),

    set_ruling_name_shown: os.set_ruling_name_shown.handler(({ input, context, errors }) =>
      command(context, errors, (tx) => conflicts.showName(tx, signedIn(context), input.p_conflict_id, input.shown)),
    ),

    delete_conflict: os.delete_conflict.handler(({ input, context, errors }) =>
      command(context, errors, (tx) => conflicts.remove(tx, signedIn(context), input.p_conflict_id)),
    ),

    get_conflict: os.get_conflict.handler(async ({ input, context, errors }) =>
      answer(await conflicts.get(signedIn(context), input.p_conflict_id), errors),
    ),

    get_my_conflicts: os.get_my_conflicts.handler(({ input, context }) =>
      conflicts.list(
        signedIn(context),
        { group: input.p_group, state: input.p_state, search: input.p_search },
        pageOf(input),
      ),
    ),

    get_dashboard: os.get_dashboard.handler(({ context }) => conflicts.dashboard(signedIn(context))),

    get_shared_conflicts: os.get_shared_conflicts.handler(({ input, context }) =>
      conflicts.listShared(signedIn(context), input.p_user_id, input.p_group, pageOf(input)),
    ),

    get_shared_stats: os.get_shared_stats.handler(({ input, context }) =>
      conflicts.sharedStats(signedIn(context), input.p_user_id),
    ),

    get_global_stats: figures.get_global_stats.handler(() => conflicts.globalStats()),

    get_profile_stats: figures.get_profile_stats.handler(({ input, context }) => {
      const viewer = signedIn(context)
      return conflicts.stats(viewer, input.p_user_id ?? viewer)
    }),
  }
}
