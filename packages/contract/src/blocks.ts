import { z } from 'zod'
import { read, write } from './call.ts'
import { refusals } from './errors.ts'
import { id, page, timestamp } from './schemas.ts'

/** A user the caller has blocked, named as strangers see them. */
export const Block = z.object({
  id,
  username: z.string().nullable(),
  display_name: z.string(),
  avatar_url: z.string().nullable(),
  blocked_at: timestamp,
})
export type Block = z.infer<typeof Block>

const person = z.object({ p_user_id: id })

export const blocks = {
  /**
   * Withholds that user's invites from the caller, without notifying them. Repeating the call changes nothing.
   */
  block_user: write('block_user')
    .errors(refusals(['block.yourself', 'profile.not_found']))
    .input(person)
    .output(z.null()),

  /** Lifts the block for future invites; those sent while it was in place stay withheld. */
  unblock_user: write('unblock_user')
    .errors(refusals(['profile.not_found']))
    .input(person)
    .output(z.null()),

  get_blocks: read('get_blocks').input(z.object(page)).output(z.array(Block)),
}
