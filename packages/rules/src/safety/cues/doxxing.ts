import { type Cue, cue } from './cue.ts'

const SEXUAL = `(?:naked|nudes?|nude|undressed|shower|sex|sexual|intimate|bedroom|without clothes|topless|underwear|
  toilet|changing room|in bed|bath|porn|private parts)`
const PICTURES = '(?:pictures?|photos?|videos?|pics|recordings?|footage|clips?|images?|tape|selfies)'

export const DOXXING_CUES: readonly Cue[] = [
  cue(
    `(?:internet|web|reddit|facebook|instagram|twitter|tiktok|online|forum|world|everyone|everybody|town|school|
      campus|public|whole (?:office|company|street|village))`,
    `(?:will|shall|is going to|are going to|soon|by tomorrow|tonight|already|now|can) (?:soon |all |now |
      be able to )*(?:know|knows|learn|see|find|have|read|get)`,
    `(?:your|his|her) (?:[a-z]+ (?:and )?){0,2}(?:address|number|phone|workplace|full name|real name|location|
      face and|home)`,
  ),
  cue(
    `${PICTURES} of (?:you|me|her|him)`,
    SEXUAL,
    `(?:see|show|send|post|everybody|everyone|colleagues|boss|friends|online|internet|watch|get|gets|got|goes|go|
      share|shared|upload|wife|husband|parents|family|work|school|wait|have|delete|pay)`,
  ),
  cue(
    `(?:give|gave|giving|post|posted|send|sent|write|wrote|put|putting|going|go|goes|publish|published|sell|sold|leak|
      leaked|share|shared|spray|paint|upload|uploaded|hand|handed)`,
    `(?:your|his|her) (?:[a-z]+ )?(?:number|address|id|phone|mobile|workplace|full name|real name|passport|
      home)(?! (?:of the|on the (?:list|form|parcel|contract))\\b)`,
    `(?:every|reddit|facebook|instagram|online|internet|creep|creeps|strangers?|town|twitter|tiktok|telegram|everyone|
      everybody|whole|forum|public|wall|toilet|dating|anyone|4chan|porn|grindr|tinder|world)`,
  ),
]
