/** The files that may be cited, by path from the project's root; for Markdown pages, also their text. */
export type Tree = { has: (path: string) => boolean; read: (path: string) => string }

/** A citation or link without a target. */
type Dead = { file: string; line: number; target: string; why: 'no such file' | 'no such heading' }

type Target = { path: string; heading: string | null; at: number; text: string }

/**
 * Finds the dead references of a file: citations such as `docs/reference/conflicts.md#phases` and `docs/decisions/0036`
 * in any text, and relative links in Markdown.
 * @param file its path from the project's root
 */
export function findDead(file: string, text: string, tree: Tree): Dead[] {
  const links = file.endsWith('.md') ? linksIn(file, text) : []
  return [...citationsIn(text), ...links].flatMap((target) => {
    const why = whyDead(target, tree)
    return why ? [{ file, line: text.slice(0, target.at).split('\n').length, target: target.text, why }] : []
  })
}

function whyDead({ path, heading }: Target, tree: Tree): Dead['why'] | null {
  if (!tree.has(path)) return 'no such file'
  if (heading === null || !path.endsWith('.md')) return null
  return headingsOf(tree.read(path)).includes(heading) ? null : 'no such heading'
}

const CITATION = /(?<![\w/.-])(docs\/(?:[\w-]+\/)*[\w-]+\.md|docs\/decisions\/\d{4}(?![\w-]))(?:#([\w-]+))?/g

const citationsIn = (text: string): Target[] =>
  [...text.matchAll(CITATION)].map((match) => ({
    path: match[1] ?? '',
    heading: match[2] ?? null,
    at: match.index,
    text: match[0],
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
