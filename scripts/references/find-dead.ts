/** The files that may be cited, by path from the project's root; for Markdown pages, also their text. */
export type Tree = { has: (path: string) => boolean; read: (path: string) => string }

/** A citation or link that leads nowhere, or not to the place it means. */
type Dead = { file: string; line: number; target: string; why: 'no such file' | 'no such heading' | 'names no heading' }

type Target = { path: string; heading: string | null; at: number; text: string; needsHeading: boolean }

/**
 * Finds the dead references of a file: citations such as `docs/reference/conflicts.md#phases` and `docs/decisions/0036`
 * in any text, and relative links in Markdown. A comment that gives a page in parentheses as the source of a statement
 * has to name the heading: a statement that has moved to another page would otherwise go unnoticed.
 * @param file its path from the project's root
 */
export function findDead(file: string, text: string, tree: Tree): Dead[] {
  const links = file.endsWith('.md') ? linksIn(file, text) : []
  return [...citationsIn(file, text), ...links].flatMap((target) => {
    const why = whyDead(target, tree)
    return why ? [{ file, line: text.slice(0, target.at).split('\n').length, target: target.text, why }] : []
  })
}

function whyDead({ path, heading, needsHeading }: Target, tree: Tree): Dead['why'] | null {
  if (!tree.has(path)) return 'no such file'
  if (heading === null) return needsHeading ? 'names no heading' : null
  if (!path.endsWith('.md')) return null
  return headingsOf(tree.read(path)).includes(heading) ? null : 'no such heading'
}

const CITATION = /(?<![\w/.-])(docs\/(?:[\w-]+\/)*[\w-]+\.md|docs\/decisions\/\d{4}(?![\w-]))(?:#([\w-]+))?/g

/** Decision records are cited as a whole, and released migrations never change. */
const CITED_AS_A_WHOLE = /^docs\/decisions\//
const MAY_CITE_PAGES = /\.md$|\/migrations\//

const citationsIn = (file: string, text: string): Target[] =>
  [...text.matchAll(CITATION)].map(({ 0: cited, 1: path = '', 2: heading = null, index: at }) => ({
    path,
    heading,
    at,
    text: cited,
    needsHeading:
      !MAY_CITE_PAGES.test(file) &&
      !CITED_AS_A_WHOLE.test(path) &&
      (text[at - 1] === '(' || text[at + cited.length] === ')'),
  }))

const LINK = /\]\(([^()\s]+)\)/g

function linksIn(file: string, markdown: string): Target[] {
  const relative = [...withoutCode(markdown).matchAll(LINK)].filter(([, to = '']) => !/^(?:[a-z]+:|\/)/.test(to))
  return relative.map((match) => {
    const [to = '', heading] = (match[1] ?? '').split('#')
    return {
      path: to === '' ? file : resolved(file, to),
      heading: heading ?? null,
      at: match.index,
      text: match[1] ?? '',
      needsHeading: false,
    }
  })
}

/** The path from the root of a link's target. */
function resolved(file: string, to: string): string {
  const parts = file.split('/').slice(0, -1)
  for (const part of to.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

/** Markdown with its code blanked out, so that everything else keeps its position. */
const withoutCode = (markdown: string): string =>
  markdown.replace(/^```[\s\S]*?^```|`[^`\n]*`/gm, (code) => code.replace(/[^\n]/g, ' '))

/** The anchors of a page's headings, as GitHub makes them; a repeated heading gets a number. */
export function headingsOf(markdown: string): string[] {
  const seen = new Map<string, number>()
  const outsideBlocks = markdown.replace(/^```[\s\S]*?^```/gm, '')
  return [...outsideBlocks.matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, title = '']) => {
    const slug = title
      .toLowerCase()
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-')
    const before = seen.get(slug) ?? 0
    seen.set(slug, before + 1)
    return before === 0 ? slug : `${slug}-${before}`
  })
}
