/** A comment, or a sentence of the reference, that cites a text outside the repository. */
type Foreign = { file: string; line: number; target: string; why: 'not in this repository' }

/** Standards and guidelines by number or name. The reference states their requirements in its own words. */
const STANDARD = /\b(?:RFC[ -]?\d+|WCAG|OWASP|ASVS|BCP ?\d+)\b/g
const PAGE = /https?:\/\/[\w-]+\.[\w./#?=-]*\w/g
/** Loopback, and the domains reserved for examples. */
const NO_PAGE = /^https?:\/\/(?:127\.|(?:[\w-]+\.)*example\b)/

const COMMENT = /^\s*(?:\/\/|\/\*|\*|--).*|\s\/\/\s.*|\s\/\*.*?\*\//
const CODE = /\.(?:ts|tsx|js|cjs|mjs|sql|css|grit)$/
/** Released migrations never change. */
const LEFT_OUT = /\/migrations\//

/**
 * Finds standards and web addresses that comments and the reference cite: a reader can't follow them offline, and they
 * change. Strings aren't searched: an address that the product uses isn't a citation.
 * @param file its path from the project's root
 */
export function findForeign(file: string, text: string): Foreign[] {
  const isReference = file.startsWith('docs/reference/')
  if (!isReference && (!CODE.test(file) || LEFT_OUT.test(file))) return []
  return text.split('\n').flatMap((line, index) => {
    const searched = isReference ? line : (COMMENT.exec(line)?.[0] ?? '')
    const pages = [...searched.matchAll(PAGE)].filter(([page]) => !NO_PAGE.test(page))
    return [...searched.matchAll(STANDARD), ...pages].map(
      ([target]): Foreign => ({ file, line: index + 1, target, why: 'not in this repository' }),
    )
  })
}
