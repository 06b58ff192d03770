import { openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { collectGarbage } from '../../collect-garbage.ts'
import type { FromWorker, ToWorker, WorkerSetup } from './protocol.ts'

/** The thread that runs the embedded database, so that a slow query never blocks the main thread's requests. */
const setup: WorkerSetup = workerData
const pglite = await PGlite.create({
  ...(setup.folder !== undefined && { dataDir: setup.folder }),
  ...(setup.snapshot !== undefined && { loadDataDir: await openAsBlob(setup.snapshot) }),
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
})
const post = (message: FromWorker) => parentPort?.postMessage(message)
// Two, because a broken connection may still be closing when the pool opens the next.
const server = new PGLiteSocketServer({ db: pglite, path: setup.socket, maxConnections: 2 })
await server.start()
// Creating a database leaves 170 MB of unpacked files in memory.
collectGarbage()

parentPort?.on('message', async (message: ToWorker) => {
  if (message.kind === 'dump') {
    const dump = await pglite.dumpDataDir('none')
    await writeFile(message.file, Buffer.from(await dump.arrayBuffer()))
    post('dumped')
    return
  }
  await server.stop()
  await pglite.close()
  process.exit(0)
})
post('ready')
