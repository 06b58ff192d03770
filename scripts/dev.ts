import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm run dev`: the server, restarted on each change, and the web with hot reload, which proxies calls to it. Open
 * http://127.0.0.1:5173. When one of the two exits, so does the other.
 */
const root = join(import.meta.dirname, '..')
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))

const web = 'http://127.0.0.1:5173'
const port = process.env.PORT || '3000'
const bin = (name: string) => join(root, 'node_modules', '.bin', name)

const children: ChildProcess[] = [
  spawn(process.execPath, ['--no-regexp-tier-up', '--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    // Links in mail lead to this web server.
    env: { ...process.env, PORT: port, SITE_URL: web },
  }),
  spawn(bin('vite'), ['--host', '127.0.0.1', '--port', '5173', '--strictPort'], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
    env: { ...process.env, SQUASH_API: `http://127.0.0.1:${port}` },
    shell: process.platform === 'win32',
  }),
]

let asked = false
const endAll = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    asked = true
    endAll()
  })
}

const ends = children.map((child) => once(child, 'exit'))
const [code] = await Promise.race(ends)
endAll()
await Promise.all(ends)
process.exit(asked ? 0 : typeof code === 'number' ? code : 1)
