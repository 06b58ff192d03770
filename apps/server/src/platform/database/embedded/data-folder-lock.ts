import { createHash } from 'node:crypto'
import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'

/**
 * Makes this process the only one that opens a data folder: two on one PGlite folder corrupt it silently. The lock is
 * the name of a local socket, because the kernel frees it however the process ends, kill -9 included, so no stale file
 * remains. Containers that share a folder but not a network namespace do not see each other's lock.
 * @returns a function that releases the folder
 * @throws with one clear line when another process holds it
 */
export const lockDataFolder = async (folder: string): Promise<() => Promise<void>> => {
  // The folder holds private data, so only this process's user may enter a new one.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = await realpath(folder)
  const taken = new Error(
    `The data folder ${path} is in use by another Squash. Stop that one, or set DATABASE_URL to use a PostgreSQL server.`,
  )
  const name = `squash-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`
  if (process.platform === 'linux') return holdSocket(`\0${name}`, taken)
  if (process.platform === 'win32') return holdSocket(`\\\\.\\pipe\\${name}`, taken)
  return holdPidFile(join(path, 'squash.pid'), taken)
}

const holdSocket = async (address: string, taken: Error) => {
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? taken : error))
    server.listen(address, resolve)
  })
  server.unref()
  return () => closed(server)
}

const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))

/** For systems without such sockets (macOS). The file of a killed process names a process that no longer runs. */
const holdPidFile = async (file: string, taken: Error) => {
  const claim = () => writeFile(file, String(process.pid), { flag: 'wx' })
  await claim().catch(async () => {
    if (isRunning(Number(await readFile(file, 'utf8')))) throw taken
    await rm(file, { force: true })
    await claim()
  })
  return () => rm(file, { force: true })
}

const isRunning = (pid: number) => {
  if (pid === process.pid) return true
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
