/**
 * Whether a word that is often an insult is meant literally here, as in "she is a child", "a tube of glue" or "you were
 * crook" (Australian for ill).
 */
export const isOrdinary = (words: readonly string[], at: number): boolean => {
  const [before = '', after = ''] = [words[at - 1], words[at + 1]]
  if (words[at] === 'entitled') return after === 'to'
  if (words[at] === 'mad')
    return /^(?:at|with|about)$/.test(after) || IF_YOU_ARE.test(words.slice(Math.max(0, at - 3), at).join(' '))
  if (words[at] === 'crook')
    return /^(?:off|am|is|are|was|were|been|be|feeling|felt|feel|bit|real|really|so|pretty)$/.test(before)
  if (/^(?:child|baby|kid)$/.test(words[at] ?? '')) return IS_A.test(words.slice(Math.max(0, at - 4), at).join(' '))
  if (words[at] === 'bleeding') return IS_OR_STARTS.test(before) || /^(?:and|from|heavily|again|[.,!?])$/.test(after)
  if (words[at] === 'flea') return /^(?:market|markets|collar|treatment|bites?)$/.test(after)
  if (words[at] === 'petty') return after === 'cash'
  if (words[at] === 'tube') return after === 'of'
  if (words[at] === 'monster')
    return /^(?:energy|truck|trucks|munch|ultra)$/.test(after) || /^(?:can|cans) of$/.test(`${words[at - 2]} ${before}`)
  if (words[at] === 'drunk') return /^(?:got|get|gets|getting|was|were|been|home|up|in|there|too)$/.test(before)
  if (words[at] === 'rats') return before === '' || VERMIN.test(before)
  if (words[at] === 'sick') return isIll(words, at)
  if (OF_ACTIONS.test(words[at] ?? ''))
    return /^(?:that|it|this|which) (?:was|is|'s)(?: (?:just|so|really|actually))?$/.test(
      words.slice(before === 'was' || before === 'is' ? at - 2 : at - 3, at).join(' '),
    )
  if (words[at] === 'zero') return /(?:ed|en|nt|id|ne)$/.test(before)
  return (
    words[at] === 'mean' &&
    (/^(?:to|by|it|that|this|when|what|if)$/.test(after) || /^(?:i|we|doesn't|don't|didn't|would)$/.test(before))
  )
}

/** "If you're mad, say so": angry, not insane */
const IF_YOU_ARE = /(?:^| )(?:if|whether|why|when) (?:you|he|she|they)(?: are|'re|'s| is)$/

/** "Whatever you think of me, she is only a child" */
const IS_A = /(?:^| )(?:he|she|they|it)(?:'s| 's| is| was| are| were) (?:(?:just|only|still|but) )?an?$/

/** "I'm bleeding", "he won't stop bleeding" */
const IS_OR_STARTS = /^(?:am|is|are|was|were|been|'m|'s|i am|he's|she's|it's|started|stop|stopped|kept|keeps|still)$/

/** "That was vile" judges an action, "you're vile" a person. */
const OF_ACTIONS = /^(?:vile|disgusting|disgraceful|spiteful|hateful|despicable|selfish|petty|childish)$/

/** "There are rats", "two rats", "actual rats" */
const VERMIN =
  /^(?:[,.!?D-]|¶|actual|real|live|dead|two|three|four|five|no|the|with|for|about|see|seen|saw|had|have|got|is|there|and|mice)$/

/** "Were you even sick?", "sick on the carpet", "off sick" */
function isIll(words: readonly string[], at: number): boolean {
  const [earlier = '', before = ''] = words.slice(Math.max(0, at - 2), at)
  const after = words.slice(at + 1, at + 4).join(' ')
  if (/^(?:in the head|of)\b/.test(after)) return false
  return (
    /^(?:been|feeling|felt|feel|off|fell|in|violently|getting|got|were)$/.test(before) ||
    (before === 'was' && !/^(?:that|it|this|which)$/.test(earlier)) ||
    /^(?:in|on|with|leave|note|day|days|pay|from|after|all over|bag|bucket|child|kid|baby)\b/.test(after) ||
    /\bwere you(?: (?:even|ever|actually|really))*$/.test(words.slice(Math.max(0, at - 4), at).join(' '))
  )
}
