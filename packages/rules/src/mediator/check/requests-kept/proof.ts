import { contentOf } from '../../requests/content.ts'
import { plain } from '../plain.ts'

const APPEALS =
  /^(?:(?:so|and|just|go|please|you can) )*(?:ask|check|look at|see|watch|google|read) (?:the |my |your |our |his |her |with )?\p{L}/u
const WORDS = 4

/** Whether a request only offers proof, which an answer may also state: "ask Ger" as "Ger can confirm it". */
export function isProof(request: string): boolean {
  const text = plain(request)
  return (
    APPEALS.test(text) &&
    contentOf(text).size <= WORDS &&
    !/\b(?:if|whether|why|when|who|what|how|for|about|to)\b/.test(text)
  )
}
