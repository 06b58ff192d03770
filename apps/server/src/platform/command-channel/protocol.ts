import { join } from 'node:path'
import { z } from 'zod'

/** The file in the data folder where a running server says how to reach it; only its own user can read it. */
export const channelFile = (folder: string): string => join(folder, 'admin.json')

export const Channel = z.object({ socket: z.string(), token: z.string() })
export type Channel = z.infer<typeof Channel>

/** A request: one line of JSON. `args` are the words of the command line. */
export const Request = z.object({ token: z.string(), args: z.array(z.string().max(1000)).max(20) })
export type Request = z.infer<typeof Request>

/** The response: one line of JSON for each line to print, and the exit code at the end. */
export const Reply = z.union([z.object({ print: z.string() }), z.object({ exit: z.number().int() })])
export type Reply = z.infer<typeof Reply>

/** In characters; longer than any request. */
export const LONGEST_REQUEST = 32_768

export const asLine = (message: Request | Reply): string => `${JSON.stringify(message)}\n`

/** Parses a line of JSON; null for anything that does not match. */
export function parseLine<Message>(schema: z.ZodType<Message>, line: string): Message | null {
  try {
    return schema.safeParse(JSON.parse(line)).data ?? null
  } catch {
    return null
  }
}
