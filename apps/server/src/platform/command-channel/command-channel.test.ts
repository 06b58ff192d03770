import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { runInServer } from './client.ts'
import { asLine, channelFile } from './protocol.ts'
import { type RunCommand, serveCommands } from './serve.ts'

const log = pino({ level: 'silent' })
let folder: string
let ran: (readonly string[])[]
let end: () => Promise<void>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'squash-channel-'))
  ran = []
  end = async () => {}
})
afterEach(async () => {
  await end()
  await rm(folder, { recursive: true })
})

const run: RunCommand = async (args, print) => {
  ran.push(args)
  print('one')
  print('two, with "quotes" and\na break')
  return 3
}
const serve = async (command: RunCommand = run, at = folder) => {
  end = await serveCommands(at, command, log)
}
async function ask(args: readonly string[], at = folder) {
  const printed: string[] = []
  const code = await runInServer(at, args, (line) => printed.push(line))
  return { code, printed }
}
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

describe('an operator’s command while the server runs', () => {
  it('runs in the server and passes its output and exit code back', async () => {
    await serve()
    const answer = { code: 3, printed: ['one', 'two, with "quotes" and\na break'] }
    expect(await ask(['ban', 'jonas@example.com', '7'])).toEqual(answer)
    expect(await ask([])).toEqual(answer)
    expect(ran).toEqual([['ban', 'jonas@example.com', '7'], []])
  })

  it('finds no server before it has started, after it has stopped, or after it was killed', async () => {
    const noServer = { code: null, printed: [] }
    expect(await ask(['recount'])).toEqual(noServer)
    await serve()
    const leftover = await readFile(channelFile(folder), 'utf8')
    await end()
    expect(await ask(['recount'])).toEqual(noServer)
    await writeFile(channelFile(folder), leftover)
    expect(await ask(['recount'])).toEqual(noServer)
    await serve()
    expect(await ask(['recount'])).toMatchObject({ code: 3 })
  })

  it('reports an error when the server ends first', async () => {
    const started = Promise.withResolvers<void>()
    await serve(() => {
      started.resolve()
      return new Promise(() => {})
    })
    const asked = ask(['recount'])
    await started.promise
    await Promise.all([end(), expect(asked).rejects.toThrow('stopped before the command finished')])
  })

  it('does not count as done when the server fails', async () => {
    await serve(async () => {
      throw new Error('a fault')
    })
    await expect(ask(['recount'])).rejects.toThrow('stopped before the command finished')
  })

  it('works in a folder whose path is too long for a socket', async () => {
    const deep = join(folder, 'a'.repeat(120))
    await mkdir(deep)
    await serve(run, deep)
    expect(await ask(['recount'], deep)).toMatchObject({ code: 3 })
  })
})

describe('the command channel', () => {
  const Channel = z.object({ socket: z.string(), token: z.string() })
  const channel = async () => Channel.parse(JSON.parse(await readFile(channelFile(folder), 'utf8')))

  it('is accessible only to the user who runs the server', async () => {
    await serve()
    const { socket } = await channel()
    expect([await modeOf(channelFile(folder)), await modeOf(socket)]).toEqual(['600', '600'])
  })

  it.each<[string, (token: string) => string]>([
    ['without a token', () => '{"args":["recount"]}\n'],
    ['with a wrong token', () => asLine({ token: 'guessed', args: ['recount'] })],
    ['that is no JSON', () => 'recount\n'],
    ['whose words are not strings', (token) => `${JSON.stringify({ token, args: [1] })}\n`],
    ['without an end', () => 'x'.repeat(40_000)],
  ])('ends a request %s without running anything', async (_, requestWith) => {
    await serve()
    const { socket: path, token } = await channel()
    const socket = connect(path)
    let answered = ''
    socket.on('data', (chunk) => {
      answered += chunk
    })
    socket.on('error', () => {})
    socket.write(requestWith(token))
    await once(socket, 'close')
    expect([answered, ran]).toEqual(['', []])
  })

  it('uses a new token at each start', async () => {
    const tokens = new Set<string>()
    for (let start = 0; start < 2; start++) {
      await serve()
      tokens.add((await channel()).token)
      await end()
    }
    expect(tokens.size).toBe(2)
  })
})
