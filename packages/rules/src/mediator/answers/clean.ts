const SCRIPTS = /<(script|style)\b[^>]{0,200}>[\s\S]*?(?:<\/\1\s*>|$)/gi
const TAGS = /<\/?[a-z!][^<>]*>/gi
/** Control characters other than a line break, and the invisible marks that hide or reorder text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this removes
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g
const FENCE_LINES = /^[ \t]*(?:```|~~~).*$/gm

/**
 * The plain text of a model's answer, without HTML, Markdown, control characters, invisible characters or superfluous
 * whitespace.
 */
export function cleaned(text: string): string {
  const lines = text.replace(/\r\n?|\u2028|\u2029/g, '\n').replace(FENCE_LINES, '')
  return withoutTags(lines.replace(INVISIBLE, '').replace(SCRIPTS, ' '))
    .replace(/^[ \t]*(?:#{1,6}|>+)[ \t]+/gm, '')
    .replace(/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The number of passes that remove tags; if any are left after that, all opening angle brackets are removed. */
const NESTED = 3

/** Removing an inner tag can produce a new one, so this takes several passes. */
function withoutTags(text: string, passes = NESTED): string {
  const less = text.replace(TAGS, ' ')
  if (less === text) return text
  return passes > 0 ? withoutTags(less, passes - 1) : less.replaceAll('<', ' ')
}

const QUOTES = /^(?:"([\s\S]*)"|“([\s\S]*)”|«([\s\S]*)»)$/

/** Removes quotation marks around the whole text, because models like to quote the text they were asked to write. */
export function unquoted(text: string): string {
  const [, straight, curly, pointed] = QUOTES.exec(text) ?? []
  const inner = straight ?? curly ?? pointed
  return inner === undefined || /["“”«»]/.test(inner) ? text : inner.trim()
}
