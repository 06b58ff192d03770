import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { chmod, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { asLine, type Channel, channelFile, LONGEST_REQUEST, parseLine, Request } from './protocol.ts'

/** Runs a command, printing as it goes. @returns its exit code */
export type RunCommand = (args: readonly string[], print: (line: string) => void) => Promise<number>

/** The longest socket path that every system allows, in bytes. */
const LONGEST_PATH = 100
/** How long a client has to send its request, in milliseconds. */
const REQUEST_TIMEOUT = 5_000

/**
 * Lets operator commands reach the process that holds a data folder, which no other process can open. Only the system
 * user who runs the server, and root, may read the file with the token or connect to the socket.
 * @param folder must exist, and be held by this process
 * @returns a function that stops it; a command still running loses its client and is rolled back with the database
 */
export async function serveCommands(folder: string, run: RunCommand, log: Logger): Promise<() => Promise<void>> {
  const place = await placeOf(folder)
  const token = randomBytes(32).toString('base64url')
  const clients = new Set<Socket>()
  const server = createServer((socket) => {
    clients.add(socket)
    socket.once('close', () => clients.delete(socket))
    // A client that disconnects early has no use for an answer.
    socket.on('error', () => socket.destroy())
    answer(socket, { token, run, log })
  })
  const file = channelFile(folder)
  await rm(file, { force: true })
  await place.prepare()
  await listen(server, place.socket)
  await place.protect()
  const channel: Channel = { socket: place.socket, token }
  await writeFile(file, JSON.stringify(channel), { mode: 0o600, flag: 'wx' })

  return async () => {
    await rm(file, { force: true })
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const client of clients) client.destroy()
    await closed
    await place.clear()
  }
}

/** `prepare` removes what a killed server has left behind. */
type Place = Record<'prepare' | 'protect' | 'clear', () => Promise<void>> & { socket: string }

/** The socket is in the data folder or, where that path is too long for a socket, in a folder of its own. */
async function placeOf(folder: string): Promise<Place> {
  const real = await realpath(folder)
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(real).digest('hex').slice(0, 32)
    const nothing = async () => {}
    return { socket: `\\\\.\\pipe\\squash-admin-${name}`, prepare: nothing, protect: nothing, clear: nothing }
  }
  const inside = join(real, 'admin.sock')
  const isShort = Buffer.byteLength(inside) <= LONGEST_PATH
  const home = isShort ? real : await mkdtemp(join(tmpdir(), 'squash-admin-'))
  const socket = join(home, 'admin.sock')
  return {
    socket,
    prepare: () => rm(socket, { force: true }),
    protect: () => chmod(socket, 0o600),
    clear: () => rm(isShort ? socket : home, { force: true, recursive: true }),
  }
}

const listen = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => resolve())
    server.unref()
  })

/** Reads one request, runs it and ends the connection. A request without the right token gets no answer at all. */
function answer(socket: Socket, { token, run, log }: { token: string; run: RunCommand; log: Logger }): void {
  const timer = setTimeout(() => socket.destroy(), REQUEST_TIMEOUT)
  socket.once('close', () => clearTimeout(timer))
  let received = ''
  socket.setEncoding('utf8')
  const read = async (chunk: string) => {
    received += chunk
    if (received.length > LONGEST_REQUEST) return socket.destroy()
    const end = received.indexOf('\n')
    if (end === -1) return
    socket.off('data', read)
    clearTimeout(timer)
    const request = parseLine(Request, received.slice(0, end))
    if (!request || !isSame(request.token, token)) return socket.destroy()
    // The words after the first may be addresses, which must not be logged.
    log.info({ command: request.args[0] ?? '' }, 'an operator runs a command')
    try {
      const exit = await run(request.args, (line) => socket.write(asLine({ print: line })))
      socket.end(asLine({ exit }))
    } catch (error) {
      log.error({ err: error }, 'an operator’s command failed')
      socket.destroy()
    }
  }
  socket.on('data', read)
}

const isSame = (given: string, token: string): boolean => {
  const [one, other] = [given, token].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
