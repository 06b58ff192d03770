import { gap } from '../sign.ts'
import { BODY } from './coercive-control/body.ts'
import { CONDITIONS } from './coercive-control/conditions.ts'
import { CONDUCT } from './coercive-control/conduct.ts'
import { GRIP } from './coercive-control/grip.ts'
import { ISOLATION } from './coercive-control/isolation.ts'
import { MONEY } from './coercive-control/money.ts'
import { PERMISSION } from './coercive-control/permission.ts'
import { THREATS } from './coercive-control/threats.ts'
import { WATCHING } from './coercive-control/watching.ts'
import { type Cue, cue } from './cue.ts'
import { THEY } from './words.ts'

const FRIENDS = `(?:friends?|family|sister|brother|mother|mum|parents|anyone|anybody|men|women|guys|man|woman|people|
  relatives|colleagues)`

export const CONTROL_CUES: readonly Cue[] = [
  cue(
    `(?:take|takes|took|get|gets|keep|keeps|lose|have|never see) (?:away )?(?:the|our|my|your) (?:kids|children|son|
      daughter|baby)`,
    `(?:if|when|in case|should|unless|or) (?:i|you) (?:ever |even )*(?:leave|left|go|went|divorce|divorced|tell|told|
      walk|report|call|break up|move out|get a lawyer|filed?)`,
  ),
  cue(
    `(?:want|wants|wanted|need|needs|demand|demands|insist|insists|expect|expects|has|have|ask|asks|must|always|make|
      makes) (?:to know|to see|to hear|proof|photos|me to (?:tell|report|prove|show|text|say|explain)|a photo|
      an account|know)`,
    `(?:where i|who i|what i|why i|with whom|whom i)`,
    `(?:every|always|all the time|minute|constantly|each|any time|day and night|hour|day|moment|second|step|whenever|
      at all times)`,
  ),
  cue(
    `(?:hid|hide|hides|hidden|took|takes|take|taken|keep|keeps|kept|lock|locked|locks|destroyed|cut up|burned|
      threw away|has|have) (?:away )?(?:my|our|her) (?:passports?|papers|visa|identity card|id card|birth certificate|
      residence permit|documents|bank card)(?! (?:back|photo|holder|number|safe|for (?:you|me|us) in the safe)\\b)`,
  ),
  cue(
    `(?:minutes?|hour|late|bit late|seconds) ${gap(3)}(?:late|too late|from work|home|longer|after)|(?:come|am|
      get) home (?:late|later)`,
    `(?:hell to pay|i pay|punish|punished|punishment|interrogat[a-z]+|trouble with (?:him|you)|explode|explodes|
      scream|screams|rage|rages|accuse|accuses|terror|explain myself|have to (?:explain|prove|account))`,
    `(?:if|when|whenever|every|because|even)`,
  ),
  cue(
    `(?:decide|decides|decisions?|control|controls|rule|rules|dictate|dictates|tells|force|
      forces) ${gap(5)}(?:about|over|what happens to|with|on) (?:my|her) (?:own )?(?:body|pregnancy|baby|clothes|
      weight|hair|medication|money|life|friends|birth control|food)`,
  ),
  cue(
    `(?:threat[a-z]*|will|would|going to|said|says) ${gap(4)}(?:send|show|post|publish|tell|share|leak|forward|expose|
      out) ${gap(2)}(?:my|your|our|his|her|the|me|you)`,
    `(?:pictures?|photos?|videos?|secrets?|nudes?|messages|chats|everything|affair|orientation|gay|status|past|
      diagnosis)`,
    `(?:if|unless|until|or|when) (?:i|you|we) (?:[a-z]+ )?(?:break up|leave|left|tell|go|end|do not|refuse|stop|
      say no|divorce|move|pay|ever|talk|come|obey|sleep)`,
  ),
  cue(
    `(?:decide|decides|decided|determine|determines|choose|chooses|control|controls|dictate|dictates|tell|tells|
      approve|approves|monitor) ${gap(3)}(?:which|what|who|whom|when|where|whether|if|how (?:long|much|
      often)) ${gap(4)}(?:i|my|me|friends)`,
    `(?:wear|eat|visit|see|meet|friends?|spend|go|leave|sleep|clothes|money|outside|bed|talk|phone|shower|work|dress|
      doctor|pregnan[a-z]+|pill)`,
    THEY,
    `(?!(?:we|meeting|project|report|team|client|boss) )(?:i|my|me)(?<!(?:tells?|told) me)`,
  ),
  cue(
    `(?:made|makes|make|making|force|forces|forced|got|told|want|wants|wanted|ordered|had|
      have) me (?:to )?(?:unfriend|delete|block|quit|drop|ditch|cut|stop (?:seeing|talking|going|working)|give up|
      break (?:off|up)|leave|unfollow|resign|abandon|cancel|end)`,
    `(?:${FRIENDS}|contacts?|job|social media|instagram|facebook|account|friendship|studies|school|course|hobby|
      church|therapy|phone)`,
    '(?!(?:the lease|the chat) )(?:my|every|all|any|i|the)',
  ),
  cue(
    `(?:took|take|takes|taken|keep|keeps|kept|hold|holds|control|controls|spent|hid|hides|seized|confiscated|emptied|
      drained|stole) ${gap(3)}my (?:own )?(?:savings|salary|wages|income|inheritance|money|benefits|pension|
      pay ?check|bank card|cards?|account)`,
    `(?:beg|ask|permission|allowance|own|left|nothing|every|all|so|control|leave|without|no|cannot|not)`,
  ),
  cue(
    `(?:beg|begging|ask) (?:you|him|her) for (?:[a-z]+ )?(?:money|food|bus|cash|tampons|clothes|change|every|medicine|
      gas)`,
  ),
  cue(
    `(?:no|not have|not get|without|not given|never got|not even have|do not have) (?:a |the |my |any |access to |
      my own )+(?:own )?(?:keys?|bank card|money|phone|passport|account|car)`,
    `(?:because|you say|he says|she says|you think|allow|allowed|let|refuse|so that|keep|keeps|says)`,
    `(?:my own|my|own) (?:house|home|flat|money|account|phone|life|room|key|passport|card)`,
  ),
  cue(
    `(?:court|judge|custody|jugendamt|lawyer|social services|youth office|authorities|police|child services)`,
    `(?:bad|unfit|crazy|insane|unstable|terrible|mad|hysterical) (?:mother|father|mum|dad|parent|person|woman)?`,
    `(?:if|unless|when|says|threat[a-z]*|because)`,
  ),
  cue(
    `(?:forget|forget about|lose|kiss|say goodbye to|never (?:see|hold)|not see|
      no longer see) (?:about )?(?:seeing )?(?:your|the|our|my|those) (?:own )?(?:kids|children|son|daughter|baby|
      boys|girls)(?! (?:at|on (?:monday|tuesday|wednesday|thursday|friday|weekends)|birthday|lunch|jackets?|bags?|
      things)\\b)`,
    `(?:if|when|once|leave|walk|go|divorce|or|then|again|unless|otherwise)`,
  ),
  cue(
    `(?:read|reads|check|checks|go through|goes through|search|searches|inspect|scroll|
      scrolls) (?:through )?my (?:diary|texts|messages|phone|mails|e ?mails|chats|bag|bags|pockets|receipts|journal|
      laptop)`,
    `(?:every|always|all the time|catch|daily|constantly|each|nightly|prove|whether|cheating)`,
  ),
  cue(
    `(?:only|just|not|never) (?:allowed|permitted|supposed|may|can|get) (?:to )?${gap(5)}(?:when|if|unless|until|
      after) (?:you|he|she) (?:say|says|allow|allows|permit|permits|decide|decides|agree|agrees|order|let|lets|
      give permission|gives|is with|are with|come|comes with)`,
  ),
  cue(
    `(?:lock|locks|locked|locking|keep|keeps|kept|trap|trapped|hold|holds) (?:me|her|us) (?:in|inside|at home|locked|
      away|here)`,
    `(?:room|house|flat|home|basement|cellar|bathroom|door|keys?|days?|hours|night|bedroom|prisoner|inside|car)`,
  ),
  ...ISOLATION,
  ...MONEY,
  ...WATCHING,
  ...PERMISSION,
  ...THREATS,
  ...BODY,
  ...CONDUCT,
  ...CONDITIONS,
  ...GRIP,
]
