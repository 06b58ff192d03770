import { z } from 'zod'
import type { Access } from './call.ts'
import { conflictMessages } from './messages/conflict.ts'
import { id } from './schemas.ts'
import { TIP_LEVELS } from './values.ts'

type FunctionContract = { access: Access; summary: string; input: z.ZodType; output: z.ZodType }

const fetchForum = {
  access: 'admin',
  summary: 'Replaces today’s forum conflict with another one.',
  // Clients may still send fields from when the browser decided this; the server ignores them.
  input: z.object({}).loose(),
  output: z.object({ success: z.literal(true), id }),
} as const satisfies FunctionContract

/**
 * Every `POST /functions/v1/{name}`. A success returns the bare value; an error returns `{error}`, with per-field
 * `details` for a 400.
 */
export const functions = {
  'send-conflict-invite': {
    access: 'user',
    summary: 'Sends the invite of a pending conflict again, to its stored address. Creator only, once an hour.',
    input: z.object({ conflict_id: z.uuid(conflictMessages.invalidId) }),
    output: z.object({ sent: z.literal(true) }),
  },
  'fetch-reddit-conflict': fetchForum,
  'daily-reddit-fetch': fetchForum,
  'create-checkout-session': {
    access: 'user',
    summary: 'Starts a tip. Send the user to the returned address to pay.',
    // `user_id` must be the caller's own id.
    input: z.object({ user_id: z.string().nullish(), tip_level: z.enum(TIP_LEVELS) }),
    output: z.object({ url: z.string() }),
  },
} as const satisfies Record<string, FunctionContract>
