import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { COMPILE_CACHE } from '@squash/testkit/short-lived'
import type { HostReply, HostRequest } from './program.ts'

type ServerHost = {
  /** @returns a function that stops the server, and throws if it doesn't stop cleanly */
  start(settings: Record<string, string>): Promise<() => Promise<void>>
}

let host: ServerHost | undefined

/** The host that the files of this process share. It ends with this process. */
export const serverHost = (): ServerHost => (host ??= startHost())

function startHost(): ServerHost {
  const child = fork(fileURLToPath(new URL('./program.ts', import.meta.url)), {
    execArgv: ['--no-regexp-tier-up'],
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILE_CACHE },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  let requests = 0
  const waiting = new Map<number, (reply: HostReply) => void>()
  child.on('message', (reply: HostReply) => waiting.get(reply.id)?.(reply))
  child.on('exit', (code) => {
    host = undefined
    for (const [id, end] of waiting) end({ id, error: `The host of the servers ended with ${code}` })
  })
  const ask = async (request: { start: Record<string, string> } | { stop: number }): Promise<number> => {
    const id = ++requests
    const replied = new Promise<HostReply>((resolve) => waiting.set(id, resolve))
    child.send({ id, ...request } satisfies HostRequest)
    const { error } = await replied
    waiting.delete(id)
    if (error !== undefined) throw new Error(error)
    return id
  }
  return {
    async start(settings) {
      const server = await ask({ start: settings })
      return async () => {
        await ask({ stop: server })
      }
    },
  }
}
