import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { asLine, Channel, channelFile, parseLine, Reply } from './protocol.ts'

/**
 * Runs an operator's command in the server process that holds a data folder, if one is running.
 * @returns the command's exit code; null when no server can be reached there
 * @throws when the server ends before the command does
 */
export async function runInServer(
  folder: string,
  args: readonly string[],
  print: (line: string) => void,
): Promise<number | null> {
  const channel = await findChannel(folder)
  const socket = channel && (await reach(channel.socket))
  if (!socket) return null
  socket.write(asLine({ token: channel.token, args: [...args] }))
  let exit: number | null = null
  const lines = createInterface({ input: socket })
  // A broken connection ends the lines; the missing exit code shows that it broke.
  socket.on('error', () => lines.close())
  for await (const line of lines) {
    const reply = parseLine(Reply, line)
    if (reply && 'print' in reply) print(reply.print)
    if (reply && 'exit' in reply) exit = reply.exit
  }
  if (exit === null) throw new Error('Squash stopped before the command finished, or rejected it.')
  return exit
}

async function findChannel(folder: string): Promise<Channel | null> {
  const text = await readFile(channelFile(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return text === null ? null : parseLine(Channel, text)
}

/** A killed server leaves its file and socket behind, with no process listening. */
async function reach(path: string): Promise<Socket | null> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return socket
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return null
    throw error
  }
}
