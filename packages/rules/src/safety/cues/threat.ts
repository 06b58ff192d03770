import { gap } from '../sign.ts'
import { BODY } from '../vocabulary.ts'
import { type Cue, cue } from './cue.ts'
import { HINTED_CUES } from './threat/hinted.ts'
import { SCENE_CUES } from './threat/scenes.ts'
import { STRENGTH_CUES } from './threat/strength.ts'
import { VEILED_CUES } from './threat/veiled.ts'
import { WARNING_CUES } from './threat/warnings.ts'

/** Their groups may stand in neighbouring sentences: who hints takes a breath in between. */
export const HINT_CUES: readonly Cue[] = [
  ...WARNING_CUES,
  ...STRENGTH_CUES,
  ...SCENE_CUES,
  ...HINTED_CUES,
  ...VEILED_CUES,
]

export const THREAT_CUES: readonly Cue[] = [
  cue(
    `(?<!(?:not|never) (?:[a-z]+ )?)(?:hope|wish|want|pray|would like|somebody|someone) ${gap(4)}(?:breaks?|
      smash(?:es)?|beats?|hits?|kills?|shoots?|stabs?|hurts?|punch(?:es)?|runs?|knocks?|cuts?|rapes?|burns?|
      crush(?:es)?|strangles?) ${gap(1)}(?:you|your|him|his|her|them|out of you|over you)(?<!(?:not|never) ${gap(4)})`,
  ),
  cue(
    `(?:leave town|leave the country|disappear|run|hide|move away|get out of (?:town|here)|sleep well|enjoy (?:your|
      the) (?:last|calm|peace|time)|lock your (?:door|doors|windows)|check your (?:car|brakes))`,
    `(?:wise|better|smart|advise|advised|recommend|should|while you (?:still )?can|if you know what|good for you|
      for your own|before i|last|or i)`,
    `(?:you|your)`,
  ),
  cue(
    `(?:tires?|tyres?|windows?|car|brakes|house|bike|dog|cat|door)`,
    `(?:do not|dont|not) (?:come crying|be surprised|cry|wonder|complain|say i|blame me)`,
    `(?:when|if)`,
  ),
  cue(
    `(?:cross|crossed|crosses|crossing) me(?= (?:once|again|twice|and|ever|like|you)\\b| $)|(?:made|have|got|
      making) (?:yourself )?(?:a |an |yourself an? )?(?:[a-z]+ )?enem(?:y|ies)|(?:powerful|dangerous|wrong|
      worst) enemy`,
  ),
  cue(
    `(?:${BODY}|blood)`,
    `you (?:will|are going to|shall|would) (?:be |soon |all )*(?:picking|pick|collect|collecting|spit|spitting|
      swallow|swallowing|lose|losing|search|searching|wipe|missing|need|crawl)`,
    '(?:your|blood)',
  ),
  cue(
    `(?:you|he|she|they|your [a-z]+) (?:will|are going to|is going to|would|had better|better|should) (?:soon |all |
      really |be |both )*(?:wish|hope|pray|beg|fear|scream|bleed|crawl|kneel|regret|tremble|shake|suffer)(?! (?:it|
      this|not coming|missing|the best|for the best|to see|you (?:a|all|luck|happy)|me (?:luck|a|happy)|him (?:luck|
      a)|her (?:luck|a))\\b)`,
    `(?:you|they|i|me|mercy|street|dark|alone|never|mouth|born|died|dead|stayed|kept)`,
  ),
  cue(
    `(?:this|it|that|things) (?:will|is going to|are going to|can only|would|could) (?:end|get|turn|become|
      be) (?:very |really |so |extremely )?(?:badly|ugly|bloody|nasty|painful|dangerous|violent|your end|in (?:blood|
      tears|pain|violence))(?= (?:for|if|unless|when|very|soon|and)\\b| $)`,
  ),
  cue(
    `(?:know|have|got|called|call|friends with) (?:a (?:few|couple of|lot of) |some |several |certain |the right |
      the wrong )?(?:people|guys|men|boys|friends|dudes|bikers|cousins|someone|somebody)`,
    `(?:favou?rs?|visit|take care|deal with|teach|owe|handle|sort you|find you|your way|for (?:money|cheap))`,
    `(?:you|your|think|it|me)`,
  ),
  cue(
    `(?:nobody|you|none of you|your family|no one) ${gap(4)}(?:will|shall|would|going to) (?:not |never )?(?:sleep|
      be safe|have (?:a )?(?:peace|quiet)|rest|feel safe|find peace)`,
    `(?:believe me|promise|swear|again|until|if|well|peace|anymore|mark my words)`,
  ),
]
