import type { Tree } from './find-dead.ts'

/** A decision record that the index of records doesn't list. */
type Unlisted = { file: string; line: number; target: string; why: 'not listed under its title' }

/** The page that lists every record by topic. */
export const INDEX = 'docs/decisions/README.md'
const RECORD = /^docs\/decisions\/(\d{4}-[\w-]+\.md)$/
const TITLE = /^# (.+)$/m

/** Finds the decision records that the index doesn't link to by their title. @param files paths from the project's root */
export function findUnlisted(files: readonly string[], tree: Tree): Unlisted[] {
  const index = tree.read(INDEX)
  return files.flatMap((file): Unlisted[] => {
    const name = RECORD.exec(file)?.[1]
    if (name === undefined) return []
    const title = TITLE.exec(tree.read(file))?.[1] ?? ''
    return index.includes(`[${title}](${name})`)
      ? []
      : [{ file: INDEX, line: 1, target: name, why: 'not listed under its title' }]
  })
}
