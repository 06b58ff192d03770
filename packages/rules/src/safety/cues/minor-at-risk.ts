import { gap } from '../sign.ts'
import { CHILD, YOUNG_AGE } from '../vocabulary.ts'
import { type Cue, cue } from './cue.ts'
import { ABUSE_CUES } from './minor-at-risk/abused.ts'
import { MINOR_HINTS } from './minor-at-risk/hints.ts'
import { NEGLECT_CUES } from './minor-at-risk/neglect.ts'
import { NOTICED_CUES } from './minor-at-risk/noticed.ts'
import { PLAIN_CUES } from './minor-at-risk/plain.ts'
import { CHILD_VIOLENCE_CUES } from './minor-at-risk/violence.ts'
import { BLOW, INTIMATES, NOT, THEY } from './words.ts'

export const MINOR_CUES: readonly Cue[] = [
  cue(
    CHILD,
    `${NOT}(?:${BLOW}|shook|shakes?|shaken|abused?|abuses|molests?|molested|beating|hurting) (?:him|her|them|
      the (?:kid|boy|girl|child|baby|poor))(?! (?:up|at|in (?:chess|the game)|to it|by|car|bike|ball|feelings)\\b)`,
    THEY,
  ),
  cue(
    `${BLOW} [a-z]+`,
    `(?:she|he|child|who|it) (?:is|was) (?:only |just |barely )?(?:${YOUNG_AGE}|one|two|three)(?= (?:years|months|and|
      for)\\b| $)`,
  ),
  cue(
    `(?:no|without|not enough|hardly any|not any|lack of|little) (?:[a-z]+ )?(?:food|heating|supervision|adult|adults|
      dinner|electricity|clothes|bed|water|milk|nappies|diapers|medicine|doctor|school)`,
    `${CHILD}`,
    `(?:left|live|lives|living|are|is|leave|leaves|alone|with|for|have|has|keep|keeps|days?)`,
    `(?!(?:bring|brings|brought) )(?:left|flat|house|home|alone|days|nights|days|hungry|weeks|again|you|mother|
      father)(?! (?:forgot|forget)\\b)`,
  ),
  cue(
    `${CHILD}`,
    `(?:messages?|chats?|pictures?|photos?|videos?|writes?|texts?|dms?|snapchat|webcam|phone)`,
    `(?:(?:twenty|thirty|forty|fifty|sixty|[2-6][0-9]) (?:[a-z]+ )?year old|grown|adult|older (?:man|guy|boy)|old man|
      stranger|strangers|unknown man|a man)`,
    `(?:asking|asks?|asked|for|send|sends|sent|from|meet|secret|want|wants|chat|chats|writes?)`,
  ),
  cue(
    `${CHILD}`,
    `(?:gave|give|gives|giving|slip|slipped|put|sold|feed|fed|let)`,
    `(?:sleeping pills|pills|alcohol|beer|vodka|wine|whisky|drugs|weed|joint|sedatives?|tranquili[sz]ers?|cigarettes?|
      melatonin|valium|cocaine|medicine to (?:sleep|keep))(?! (?:the doctor|that the)\\b)`,
  ),
  cue(
    `(?:hands?|fingers?|grabbed|touched|touches|touching|groped|kissed|kisses) ${gap(4)}(?:under|up|between|down|
      inside|on|in|at)? ?(?:my|her|his|the|our) (?:daughters?|sons?|girls?|boys?|kids?|childs?|little sisters?|
      sisters|nieces?|students?)? ?${INTIMATES}`,
    `(?:daughters?|sons?|kids?|childs?|children|little (?:sister|brother|girl|boy)|nieces?|nephews?|grade|teacher|
      school|year old|${YOUNG_AGE})`,
  ),
  ...CHILD_VIOLENCE_CUES,
  ...MINOR_HINTS,
  ...NOTICED_CUES,
  ...NEGLECT_CUES,
  ...ABUSE_CUES,
  ...PLAIN_CUES,
]
