import { hashOf } from '../../text/hash.ts'

/**
 * Puts what a person typed into a prompt as data. The text becomes one JSON string without angle brackets, so that it can
 * hold neither a tag nor a line break of its own, inside a tag whose fence follows from the text, so that nobody can
 * guess it while typing (decisions §1).
 * @param label what the model is to call it, for example `message`
 */
export function fenced(label: string, text: string): string {
  const fence = hashOf(`${label}:${text}`).toString(16).padStart(8, '0')
  return `<data-${fence} name="${label}">\n${encoded(text)}\n</data-${fence}>`
}

/** Line separators and invisible direction marks end a line or reorder it for some readers, so they go out escaped as well. */
const RISKY = /[<>&`\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

const encoded = (text: string): string =>
  JSON.stringify(text).replace(RISKY, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)
