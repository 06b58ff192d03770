import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]), isEntry: z.boolean().default(false) }),
)

/** Names the files of the built web app by their sources. */
export type FilesOf = (sources: readonly string[]) => string[]

/**
 * Reads the build's manifest.
 * @param root the folder of the build
 * @returns all files that the sources need, without those that every page loads
 */
export async function readManifest(root: string): Promise<FilesOf> {
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
