import { hashOf } from '../../text/hash.ts'

/**
 * Embeds user-typed text in a prompt as data. The text becomes a JSON string without angle brackets, so that it can
 * contain neither a tag nor a line break. The surrounding tag contains a fence derived from the text, so that its
 * author can't guess it.
 * @param label what the text is, for the model, such as `message`
 */
export function fenced(label: string, text: string): string {
  const fence = hashOf(`${label}:${text}`).toString(16).padStart(8, '0')
  return `<data-${fence} name="${label}">\n${encoded(text)}\n</data-${fence}>`
}

/**
 * Characters that are escaped in addition to JSON's: those of tags and code fences, line separators, and invisible
 * marks that change the direction of text.
 */
const RISKY = /[<>&`\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

const encoded = (text: string): string =>
  JSON.stringify(text).replace(RISKY, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)
