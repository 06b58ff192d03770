import { pattern } from '../../text/pattern.ts'

/** What models call a text they have reworded; `TEXT` also has their words for any other text. */
const REWORDING =
  '(?:re-?writ(?:e|ing)|re-?word(?:ing)?|re-?phras(?:e|ing)|paraphrase|translation|version|rendition|draft|wording|phrasing|attempt(?: at (?:a|the|this) \\w+)?)'
const TEXT = `(?:${REWORDING}|message|text|response|reply|answer|summary|ruling|verdict|judge?ment|headline|suggestion|alternative|output|result|json)`
const HOW = pattern`
  (?:calm(?:er)?|calmed|re-?written|re-?worded|re-?phrased|revised|soft(?:er|ened)|gentler|kinder|nicer|cleaned[- ]up|
  neutral|improved|polished|translated|constructive|respectful|non-?violent|clear(?:er)?|suggested|possible|final|new|
  better|short(?:er)?|concise|one-line|witty|fair|more \w+|less \w+)
`
const HOWS = `(?:${HOW}(?:,| and|, (?:and|but)| but)? ){0,3}`
const INTRODUCED = `(?:here(?:'s| is| are)|below (?:is|you(?:'ll| will) find)|the following is|this is|i(?:'ve| have) (?:written|prepared|drafted)|try|how about|consider)(?: this)? `
/** "…of your message", "…that keeps your points". "…of what I owe" would be the author's own text. */
const OF_WHAT =
  '(?: (?:of|for|from|in|with|without|that|which|to|you|as|by|keeping|while)\\b(?! (?:what|how|why|who|where|when|i|we|my|our)\\b)[^:\\n.!?]{0,100})?'

const re = (source: string): RegExp => new RegExp(`^${source}$`, 'i')

/** What models say before a colon. "Here is what I need" isn't included, because authors say it themselves. */
const ANNOUNCEMENTS: readonly RegExp[] = [
  re(`(?:${INTRODUCED})(?:(?:a|an|the|my|your|one|some) )?${HOWS}${REWORDING}${OF_WHAT}`),
  re(
    `(?:${INTRODUCED})(?:(?:a|an|the|my|your|one|some) )?(?:${HOW}(?:,| and|, (?:and|but)| but)? ){1,3}${TEXT}${OF_WHAT}`,
  ),
  re(
    pattern`
      (?:${INTRODUCED})(?:a|an|the|my|your) ${TEXT}(?: (?:for you|as requested|as asked|in json|in plain \w+|
      of (?:the|this|your) (?:\w+ )?(?:conflict|case|message|dispute|disagreement|text)|
      you (?:asked|requested|could|can|might)[^:]{0,40}))?
    `,
  ),
  re(
    `(?:(?:a|an|the|my|your|one) )?(?:${HOW}(?:,| and)? ){0,3}${TEXT}(?: \\(?(?:[1-9]|one|[abc]|calm(?:er)?|re-?written|re-?phrased)\\)?)?`,
  ),
  re(
    `(?:${INTRODUCED})?(?:how|what|one way) (?:you|i|it|to)(?: \\w+){0,3} (?:say|put|phrase|word|write|express|send|respond|reply)(?: \\w+){0,6}`,
  ),
  re(`(?:you (?:could|can|might|may) (?:say|write|send|try|put it like this|respond|reply)(?: \\w+){0,6})`),
  re(`(?:${INTRODUCED})?(?:a|the) (?:calmer|better|kinder|softer|gentler) way (?:to|of)(?: \\w+){1,6}`),
  re(
    `here (?:you go|you are|it is|we go)|re-?(?:written|phrased|worded)(?: \\w+){0,4}|in (?:calmer|softer|gentler|kinder|other) words`,
  ),
]

/** An assistant's cheerful sentence before the announcement. */
const CHEER = new RegExp(
  pattern`
    ^(?:(?:sure(?: thing)?|certainly|of course|absolutely|gladly|no problem|okay|ok|alright|got it|understood|great|
    happy to help|i can (?:certainly |definitely )?help (?:you )?with that|
    i(?:'d| would) be (?:happy|glad) to(?: help)?(?: [^.!:\n]{0,60})?|
    i(?:'m| am) (?:happy|glad) to help(?: [^.!:\n]{0,40})?|thank you for (?:sharing|telling me|
    trusting me)[^.!:\n]{0,60}|let me (?:help|try|rephrase|rewrite|put)[^.!:\n]{0,60})(?:[.!]+|,|:| [-–—]) *\n*)+
  `,
  'i',
)

const PREAMBLE = /^([^:\n]{1,160}):[*_"]*\s*/

/** What models say after a text about it, as a paragraph or as the last sentence. */
const REMARKS = [
  'note(?: that)?:[^\\n]*',
  pattern`
    (?:i|this (?:version|message|rewrite|wording|text)) (?:have |has |'ve )?(?:remove[ds]|kept|keeps|left out|
    leaves out|tried to|aims? to|softened|avoided|focused on|maintain(?:s|ed)|expresses|preserves|preserved) [^\n]*
  `,
  'i? ?hope (?:this|that|it) (?:helps|works for|is helpful|is what you)[^\\n]*',
  pattern`
    let me know (?:if|whether|how) you(?:'d| would)? (?:like|want|need|
    prefer) (?:me to (?:adjust|change|revise|re-?write|re-?phrase|soften|tweak|modify|make)|
    any (?:changes|adjustments|edits|modifications|tweaks)|(?:a|an|another|something|it|this) (?:different|other|more|
    less|softer|shorter|version|adjusted))[^\n]*
  `,
  '(?:please )?feel free to (?:adjust|edit|modify|tweak|adapt|customi[sz]e)[^\\n]*',
  'would you like (?:me to (?:adjust|change|revise|re-?write|re-?phrase|soften|tweak|modify|make)|any (?:changes|adjustments|edits)|a (?:different|softer|shorter|firmer) version)[^\\n]*',
  'is there anything else [^\\n]*',
].join('|')
const REMARK = new RegExp(`(?:${REMARKS})`, 'i')
const POSTSCRIPT = new RegExp(`(?:\\n+|(?<=[.!?]["”»]?) +)\\(?(?:${REMARKS})\\)?\\s*$`, 'i')

/**
 * Removes a model's remarks around a text: "Sure! Here is a calmer version:" before it, "Let me know if you'd like any
 * changes." after it. Text the author may have written stays: "Here is what I need: my keys back by Friday."
 * @param sources the texts that the answer is based on; a remark that occurs there is the author's own
 */
export function withoutChatter(text: string, sources: readonly string[] = []): string {
  const withoutStart = withoutBeginning(text, sources)
  const remark = POSTSCRIPT.exec(withoutStart)
  const isOwn = remark !== null && sources.some((source) => REMARK.test(source))
  const ended = remark && !isOwn ? withoutStart.slice(0, remark.index).trim() : withoutStart
  const less = /\p{L}/u.test(ended) ? ended : withoutStart
  return less === text ? text : withoutChatter(less, sources)
}

function withoutBeginning(text: string, sources: readonly string[]): string {
  const cheer = CHEER.exec(text)?.[0] ?? ''
  for (const said of new Set([cheer, ''])) {
    const rest = text.slice(said.length)
    const [all = '', announcement = ''] = PREAMBLE.exec(rest) ?? []
    if (announces(announcement) && !sources.some((source) => source.includes(announcement)))
      return rest.slice(all.length)
  }
  // A cheerful remark on its own line is an announcement, even if it doesn't say what follows.
  return cheer.endsWith('\n') ? text.slice(cheer.length) : text
}

const announces = (head: string): boolean => {
  const plain = head
    .replace(/[’‘]/g, "'")
    .replace(/[*_"“”]/g, '')
    .replace(/^(?:so|well|now|and|ok(?:ay)?),? /i, '')
    .trim()
  return plain !== '' && ANNOUNCEMENTS.some((one) => one.test(plain))
}
