const SCRIPTS = /<(script|style)\b[^>]{0,200}>[\s\S]*?(?:<\/\1\s*>|$)/gi
const TAGS = /<\/?[a-z!][^<>]*>/gi
/** Control characters other than a line break, and the invisible marks that hide or reorder text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this removes
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g
const FENCE_LINES = /^[ \t]*(?:```|~~~).*$/gm

/** The plain words of a model's answer: no HTML, Markdown marks, control or invisible characters, no needless space. */
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

/** How deep tags may stand inside each other before what opens the rest is taken out of all of them. */
const NESTED = 3

/** The outer one of two tags is a tag only once the inner one is gone. */
function withoutTags(text: string, passes = NESTED): string {
  const less = text.replace(TAGS, ' ')
  if (less === text) return text
  return passes > 0 ? withoutTags(less, passes - 1) : less.replaceAll('<', ' ')
}

const QUOTES = /^(?:"([\s\S]*)"|“([\s\S]*)”|«([\s\S]*)»)$/

/** Without quotation marks around the whole: models like to quote the text that they were asked to write. */
export function unquoted(text: string): string {
  const [, straight, curly, pointed] = QUOTES.exec(text) ?? []
  const inner = straight ?? curly ?? pointed
  return inner === undefined || /["“”«»]/.test(inner) ? text : inner.trim()
}
