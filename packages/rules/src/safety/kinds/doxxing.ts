import { maskPersonalData } from '../../privacy/mask.ts'
import { gap, type Sign, sign } from '../sign.ts'

const PUBLISH = `(?:(?:post|publish|leak|forward|upload|show|spread|print|tweet|send|put|sell)(?:e?s|e?d|ing)?|
  (?:shar|releas|expos|circulat|giv)(?:e|es|ed|ing)|sent|gave|sold|showed|putting|hand out|goes|go)`
const OWNER = '(?:your|his|her|my|their|the)'
const PRIVATE = `(?:home |private |street |new |full |real |phone |mobile |work |personal |bank |medical |intimate |
  secret )*(?:address|phone number|number|mobile|full name|real name|employer|workplace|place of work|work place|
  personal (?:data|details|information)|private (?:data|details|information|messages)|bank details|
  medical (?:records?|file)|diagnosis|license plate|licence plate|identity|location|school of your|e ?mail address)`
const INTIMATE = `(?:nudes?|nude (?:pictures?|photos?)|naked (?:pictures?|photos?|pics?)|intimate (?:pictures?|photos?|
  videos?|images?|pics?|messages)|private (?:pictures?|photos?|videos?|pics?)|sex ?tapes?|sexual (?:pictures?|photos?|
  videos?)|dirty pictures?|bedroom (?:pictures?|photos?|videos?)|explicit (?:pictures?|photos?|videos?))`
const AUDIENCE = `(?:online|internet|web|facebook|instagram|insta|tiktok|twitter|reddit|forum|group|chat|everyone|
  everybody|whole|world|public|publicly|all your|your (?:boss|parents|friends|family|employer|colleagues|wife|husband|
  school|mum|mother|dad|church|work)|his boss|her boss|his (?:wife|friends|parents|family)|
  her (?:husband|friends|parents|family)|strangers|people|telegram|snapchat|linkedin|youtube|where everyone|noticeboard|
  door|lamp ?posts?|porn site)`

/** A person's private data or pictures that were, or are about to be, published or passed on. */
export const DOXXING: readonly Sign[] = [
  `(?:posters?|flyers?|leaflets?|signs?|stickers?|billboards?) ${gap(3)}with (?:your|his|her|
    my) (?:[a-z]+ (?:and )?){0,2}?(?:photo|picture|face|name|number|address|phone)(?! ${gap(8)}for (?:my|your|his|
    her) (?:[a-z]+ieth|birthday|wedding|hen|stag|retirement)\\b)`,
  `(?:get|gets|getting|see|sees|seeing|receive|receives|have|has|enjoy|love|like) (?:to see )?(?:all )?(?:those|the|
    your|his|her|some) (?:pictures?|photos?|videos?|pics|recordings?|images) ${gap(6)}(?:without clothes|naked|nude|
    undressed|in bed|from the bedroom|topless|intimate)`,
  `(?:sent|send|sending|gave|give|giving|passed|pass|sold|forwarded|texted|told|handed) (?:on )?(?:your|her|his|
    my) (?:new |home |private )*(?:address|phone number|mobile number|location|workplace|full name|
    door code) to (?:the (?:guys?|men|people|ones?|press|papers?|gang|boys|neighbou?rhood|whole)|some|strangers|
    a (?:group|forum|bunch|stranger|guy|man)|your (?:ex|stalker|enemies|father|husband|boyfriend)|my ex|everyone|
    everybody|people|his|her|several|all)|(?:here is|here you go|this is) (?:his|her|their) (?:home |private |mobile |
    phone |cell |new )*(?:number|address|mobile|workplace|full name)(?= (?:for|if|go|have|let|do|call|some|so|everyone|
    everybody|and (?:let|call|go|have|do)|people)\\b| $)`,
  `dox(?:x)?(?:ed|ing|es)?(?= |ing|ed)`,
  `${PUBLISH} ${gap(2)}${OWNER} ${PRIVATE}(?: and [a-z]+)? ${gap(5)}${AUDIENCE}`,
  `${OWNER} ${PRIVATE} ${gap(4)}(?:on|in|to|over|across) (?:the |that |this |a |your |every )?${AUDIENCE}(?<!(?:the|
    my) (?:number|address) ${gap(3)}(?:in|on) (?:the |our )?(?:group|chat))`,
  `${PUBLISH} ${gap(3)}(?:your|his|her|my|their|the|of|those|some|all) (?:own )?(?:${gap(1)})?${INTIMATE}|
    ${INTIMATE} (?:of (?:you|me|her|him|yours|mine|us) )?${gap(3)}(?:on|to|in|with|for) (?:the |your |my |his |her |
    all )?${AUDIENCE}|(?:pictures?|photos?|videos?) of (?:you|me|her|him) (?:naked|nude|undressed|
    in bed) ${gap(4)}${AUDIENCE}`,
  `${PUBLISH} ${gap(3)}(?:your|his|her) (?:full name|real name|name and|face and|number and|address and|workplace)|
    (?:with|and) (?:your|his|her) (?:full |real )?name (?:and|on|under|in) ${gap(3)}(?:it|them|address|number|picture|
    photo|face|online|workplace|internet)|(?:internet|online|web|world|everyone|facebook) with your (?:full |
    real )?name`,
  `(?:everyone|everybody|the whole (?:world|internet|town|neighbou?rhood)|the internet|all of (?:them|twitter|reddit)|
    people|strangers|they|anyone) (?:online )?(?:will|shall|is going to|are going to|should|can|now|already|
    would) (?:soon |now |all |then )*(?:know|find out|learn|see|knows|have) (?:exactly )?(?:where (?:you|he|she|
    your [a-z]+) (?:live|lives|work|works|go|goes|sleep)|what you look like and|${OWNER} ${PRIVATE})`,
  `(?:tell|telling|told|show|showing|inform) (?:everyone|everybody|the (?:whole )?(?:internet|world|forum|group|web)|
    people|strangers|all of [a-z]+|them all)(?: online| on [a-z]+)? ${gap(1)}(?:where (?:you|he|she|your [a-z]+|
    her [a-z]+|his [a-z]+) (?:live|lives|work|works|go|goes|sleep|sleeps)|${OWNER} ${PRIVATE})`,
].map(sign)

/** The text with numbers and addresses replaced by the words for them, because the signs list words and not digits. */
export const withNamedData = (text: string): string =>
  maskPersonalData(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))
    .replaceAll('[phone]', ' some phone ')
    .replaceAll('[address]', ' some address ')
    .replaceAll('[email]', ' some mail ')
