import { implement } from '@orpc/server'
import { contract } from '@squash/contract'
import type { Command } from '../../platform/http/command.ts'
import type { CallContext } from '../../platform/http/context.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import type { Blocks } from './blocks.service.ts'

type Parts = { blocks: Blocks; command: Command }

export function blockRoutes({ blocks, command }: Parts) {
  const os = implement(contract.blocks).$context<CallContext>()

  return {
    block_user: os.block_user.handler(({ input, context, errors }) =>
      command(context, errors, (tx) => blocks.block(tx, signedIn(context), input.p_user_id)),
    ),

    unblock_user: os.unblock_user.handler(({ input, context, errors }) =>
      command(context, errors, (tx) => blocks.unblock(tx, signedIn(context), input.p_user_id)),
    ),

    get_blocks: os.get_blocks.handler(({ input, context }) =>
      blocks.list(signedIn(context), { limit: input.p_limit, before: input.p_before ?? null }),
    ),
  }
}
