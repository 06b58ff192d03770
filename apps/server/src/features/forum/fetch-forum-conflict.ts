import { functions } from '@squash/contract/functions'
import { forumMessages } from '@squash/contract/messages/forum'
import { ok, refuse } from '@squash/rules/result'
import type { z } from 'zod'
import type { Command } from '../../platform/http/command.ts'
import { functionErrors, type JsonFunction } from '../../platform/http/function-routes.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import type { Audit } from '../audit/public.ts'
import type { Forum } from './forum.service.ts'

type Parts = {
  forum: Forum
  audit: Audit
  command: Command
  /** Uses up one of the admin's fetches this hour. @returns null, or the seconds to wait */
  spendFetch: (person: string) => Promise<number | null>
}

/** Longer than for other calls: it makes several requests to the forum, and asks the language model about the posts. */
const TIME_LIMIT_MS = 60_000

const errors = functionErrors('forum.unavailable', 'forum.nothing_fit', 'request.rate_limited')

/**
 * `POST /functions/v1/fetch-reddit-conflict` and `daily-reddit-fetch`: an admin requests a new conflict of the day. On
 * failure the current one stays.
 */
export const fetchForumConflict = (
  name: 'fetch-reddit-conflict' | 'daily-reddit-fetch',
  { forum, audit, command, spendFetch }: Parts,
): JsonFunction<object, z.infer<(typeof functions)[typeof name]['output']>> => ({
  ...functions[name],
  name,
  answerWithin: TIME_LIMIT_MS,
  messages: {
    'session.required': forumMessages.authenticationRequired,
    'service.fault': forumMessages.fetchError,
  },
  async run(context) {
    const admin = signedIn(context)
    const shown = await command(context, errors, {
      async prepare() {
        const wait = await spendFetch(admin)
        return wait === null ? forum.findNew() : refuse('request.rate_limited', { retry_after: wait })
      },
      async work(tx, found) {
        const result = await forum.show(tx, found)
        if (result.ok) await audit.record(tx, { admin, act: 'forum.fetched', subject: result.value.id })
        return result
      },
    })
    return ok({ success: true, ...shown })
  },
})
