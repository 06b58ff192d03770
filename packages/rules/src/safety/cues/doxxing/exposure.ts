import { gap } from '../../sign.ts'
import { type Cue, cue } from '../cue.ts'
import { without } from '../words.ts'

const SECRET = `(?:nudes?|sex tapes?|(?:naked|private|dirty|intimate|topless|underwear) (?:pics?|pictures?|photos?|videos?)|(?:pics?|pictures?|photos?|videos?|vids?) (?:of (?:you|us|him|her)|you sent|from (?:our|that|the|corfu|last|ibiza|magaluf|your)|(?:that )?(?:you|u) sent)|that (?:pic|picture|photo|video) of you|
  screenshots?|voice ?notes?|recordings?|therapy (?:messages|texts|notes)|diagnosis|hiv|abortion|medical (?:file|records?|notes)|affair|criminal record|browser history|dating profile|what you (?:used to do|did)|secret|secrets)`
const WHERE = `(?:real name|full name|home address|address|street|door number|house number|(?:number )?plates?|plate number|employer|workplace|work place|where (?:the|his|her|your|their) (?:[a-z]+ )?(?:[a-z]+ )?(?:lives?|works?|go(?:es)?|kids|school|refuge)|where (?:he|she|they|you) (?:actually |really )?(?:lives?|works?|sleeps?)|phone number|number|school|new (?:town|identity|name))`
const OPEN = `(?:post|posts|posted|posting|upload|uploads|uploading|uploaded|leak|leaks|leaking|publish|publishing|tweet|tweeting|share|sharing|spread|send|sends|sending|sent|forward|expose|exposing|show|tell|telling|goes? (?:straight )?to|going (?:straight )?(?:to|on)|go (?:straight )?(?:to|on|public)|out you|on blast|press publish|made a website|look a treat|all on here|round the whole|will (?:know|have it|see)|knows?|are online|is online|be online|on the (?:group|wall|internet|web))`
const CROWD = `(?:everyone|everybody|every one|internet|online|web|website|telegram|whatsapp|facebook|fb|insta|instagram|tiktok|twitter|reddit|linkedin|discord|group|group chat|chat|forum|followers|stans|parish|village|town|congregation|club|mosque|church|school|college|uni|boss|employer|colleagues|work|whole (?:family|team|town|village|year|school|club|street|parish)|parents|your (?:husband|wife|dad|mum|father|mother|family|boss|parents|kids|followers|gran|nan)|lads|girls|ladies|guys|public|them all|wall)`
const PRESSURE = `(?:unless|until|or else|if you|if u|or (?:i|it|this)|drop the|sign|pay|[0-9]+ ?k|hundred|thousand|last chance|by (?:noon|midnight|tonight|friday|sunday|monday|tomorrow)|from tonight|tonight|do not say i|did not warn|no (?:other )?choice|would hate|hate to|pity|shame|say sorry|one more|keep (?:ignoring|lying|talking|it up)|wait (?:till|until)|watch me|try me|good luck|you will see|bet|give (?:him|her|them) hell|let (?:the|them|people)|deal with (?:him|her|them)|sort (?:you|him|her)|find (?:him|her|them|you)|please (?:share|spread)|wants? to (?:tell|call|ring|message|say)|somebody should|someone should|shall i|i know (?:it|the|where)|i will)`

/** Something of a person's own, made open to many, as a lever or as revenge. */
export const EXPOSURE_CUES: readonly Cue[] = [
  cue(
    SECRET,
    OPEN,
    CROWD,
    PRESSURE,
    without(
      `therapist|my own|our own|with permission|album|wedding photos|baby (?:pics|photos)|homework|slides|presentation|surprise|santa|recipe|passed|grades?|our holiday photos are|take (?:it|them) down`,
    ),
    `(?:you|your|u|him|her|she|he|they|us)`,
  ),
  cue(
    WHERE,
    OPEN,
    `${CROWD}|give (?:him|her|them) hell|on blast|let the|sort (?:you|him|her)|refuge|plates|(?:here is|this is) (?:his|her|their|your)`,
    PRESSURE,
    without(
      `venue|invite|invitation|party|rsvp|wedding|funeral|delivery|parcel|restaurant|doctor|plumber|guests|insurance|pick up|update my|banking`,
    ),
  ),
  cue(
    `(?:here is|heres|this is|have) (?:his|her|their) (?:number|address|mobile|insta|work number)|(?:his|her|their) (?:[a-z]+ )?(?:number|address|mobile|numbers) (?:is )?(?:[0-9]|some)`,
    `(?:girls|lads|guys|boys|everyone|ladies|give (?:him|her|them) (?:hell|what)|tell (?:him|her|them) what|what (?:they|you|we) think|blow (?:it|up)|spam|have fun|go wild|if any(?:one|body)|any(?:one|body) (?:who )?wants)`,
    without('plumber|sitter|doctor|flowers|card|condolence'),
  ),
  cue(
    `(?:put|putting|blast|blasting|naming|name) (?:him|her|them|this guy|this woman|you) (?:on blast|and sham(?:e|ing)|all over)|(?:doxx?|doxx?ed|doxx?ing) (?:you|him|her|them|me)`,
  ),
  cue(
    `(?:your|her|his) (?:new )?(?:number|address|pic|picture|photo|face|name) is (?:already |now )?(?:in|on) (?:the|a|every|my)`,
    `(?:chat|wall|group|site|website|forum|internet|story|poster|telegram|reddit|discord)`,
    `(?:good luck|enjoy|have fun|lads|bathroom|toilet|now|everyone|press|already)`,
    without('frame|family photo|list|rota|register'),
  ),
  cue(
    `(?:does|do|did|would) (?:your|his|her) (?:husband|wife|boss|mum|dad|parents|girlfriend|boyfriend|church|employer|kids|new (?:man|girl|boyfriend|girlfriend|employer|boss)) (?:actually |even |already )?know ${gap(3)}(?:what|about|that|who|how)`,
    `(?:pity|shame|forget (?:all )?about|tell (?:him|her|them)|told (?:him|her|them)|[0-9]+ ?k|pay|pounds|quid|secret|keep (?:quiet|it)|interesting|would hate|find out)`,
  ),
]
