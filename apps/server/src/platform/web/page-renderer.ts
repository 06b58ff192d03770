import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRequest, RenderedPage, RenderPage } from '@squash/contract/rendering'
import { z } from 'zod'
import { runOnce } from '../run-once.ts'

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]), isEntry: z.boolean().default(false) }),
)

/** Names the files of the built web app by their sources. */
type FilesOf = (sources: readonly string[]) => string[]

/**
 * Reads the build's manifest.
 * @param root the folder of the build
 * @returns all files that the sources need, without those that every page loads
 */
async function readManifest(root: string): Promise<FilesOf> {
  const chunks = Manifest.parse(JSON.parse(await readFile(join(root, '.vite/manifest.json'), 'utf8')))
  const closure = (names: readonly string[], seen = new Set<string>()): Set<string> => {
    for (const name of names) {
      if (seen.has(name)) continue
      seen.add(name)
      closure(chunks[name]?.imports ?? [], seen)
    }
    return seen
  }
  const everywhere = closure(Object.keys(chunks).filter((name) => chunks[name]?.isEntry))
  return (sources) =>
    [...closure(sources)].flatMap((name) => {
      const chunk = everywhere.has(name) ? undefined : chunks[name]
      return chunk ? [chunk.file] : []
    })
}

type PageRenderer = {
  /** Loads the build once; concurrent calls wait for it. */
  load(): Promise<unknown>
  /** @returns the page with the browser's files that it needs; null for one that only the browser renders */
  render(request: PageRequest): Promise<{ page: RenderedPage; files: string[] } | null>
}

/**
 * Renders pages with the server build of the web app, which is loaded with the first page.
 * @param root the folder of the browser's build; the server's is next to it
 * @returns null without a server build: all pages are then rendered by the browser
 */
export function createPageRenderer(root: string): PageRenderer | null {
  const entry = join(root, '../dist-server/entry.js')
  if (!existsSync(entry)) return null

  const load = runOnce(async () => {
    const [bundle, filesOf]: [{ renderPage: RenderPage }, FilesOf] = await Promise.all([
      import(pathToFileURL(entry).href),
      readManifest(root),
    ])
    return { renderPage: bundle.renderPage, filesOf }
  })

  return {
    load,
    async render(request) {
      const { renderPage, filesOf } = await load()
      const page = await renderPage(request)
      return page && { page, files: filesOf(page.modules) }
    },
  }
}
