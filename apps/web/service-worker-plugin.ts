import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The modules that the forms need to open without a network; `chunksOf` adds what these import. */
const OPENS_OFFLINE = [
  'src/app/account-layout.tsx',
  'src/features/new-conflict/new-conflict-screen.tsx',
  'src/features/debates/new-debate-screen.tsx',
  'src/features/solo-notes/new-note-screen.tsx',
  'src/features/onboarding/onboarding.tsx',
  'src/lib/preview/preview-screen.tsx',
  'src/lib/auth-client.ts',
  'src/ui/toast-list.tsx',
].map(at)

/** Writes `offline.html` and `sw.js`, the service worker with the list of the files that it stores. */
export function serviceWorker(target: string[]): Plugin {
  return {
    name: 'squash:service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      const styles = Object.keys(bundle).filter((file) => file.endsWith('.css'))
      const fonts = Object.keys(bundle).filter((file) => /-latin-wght-normal.*\.woff2$/.test(file))
      const links = styles.map((file) => `<link rel="stylesheet" href="/${file}" />`).join('')
      const offline = (await readFile(at('offline.html'), 'utf8')).replace('<!-- styles -->', links)
      this.emitFile({ type: 'asset', fileName: 'offline.html', source: offline })

      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)?.fileName
      if (!entry) throw new Error('The web app has no entry')
      const files = ['offline.html', 'offline.js', 'theme.js', ...styles, ...fonts, ...chunksOf([entry], bundle)].map(
        (file) => `/${file}`,
      )
      const id = createHash('sha256').update(offline).update(files.join()).digest('hex').slice(0, 12)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundleWorker({ id, entry, files }, target) })
    },
  }
}

/** The entry and the chunks of `OPENS_OFFLINE`, with all that they import. */
function chunksOf(names: string[], bundle: Rolldown.OutputBundle): Iterable<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const found = new Set<string>()
  const add = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    for (const imported of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) add(imported)
  }
  for (const name of names) add(name)
  for (const module of OPENS_OFFLINE) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module))
    if (!chunk) throw new Error(`${module} is in no chunk`)
    add(chunk.fileName)
  }
  return found
}

type Deployment = { id: string; entry: string; files: string[] }

/** A classic script, because not every supported browser takes modules as service workers. */
async function bundleWorker(deployment: Deployment, target: string[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { __DEPLOYMENT__: JSON.stringify(deployment) },
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: { input: at('src/service-worker/worker.ts'), output: { format: 'iife' } },
    },
  })
  const [worker] = 'output' in built ? built.output : []
  if (!worker) throw new Error('The service worker was not built')
  return worker.code
}
