import { isRecord } from '@squash/contract/is-record'

/**
 * The first JSON object in a model's answer, whether bare, in a code fence or surrounded by prose; null if there is
 * none.
 */
export function firstObject(answer: string): Record<string, unknown> | null {
  // Models make the mistake of putting line breaks into JSON strings; between tokens, a space does just as well.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this replaces
  const text = answer.replace(/[\u0000-\u001f]/g, ' ')
  for (const { start, end } of objects(text)) {
    const found = parsed(text.slice(start, end))
    if (found) return found
  }
  return null
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

/** Spans from an opening brace to its closing one; quotation marks are only considered inside braces. */
function* objects(text: string): Generator<{ start: number; end: number }> {
  let start = -1
  let depth = 0
  let inString = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (inString) {
      if (character === '\\') index += 1
      else if (character === '"') inString = false
    } else if (character === '"') {
      inString = depth > 0
    } else if (character === '{') {
      if (depth === 0) start = index
      depth += 1
    } else if (character === '}' && depth > 0) {
      depth -= 1
      if (depth === 0) yield { start, end: index + 1 }
    }
  }
}
